import { lockOrders } from '../orders/locks.queries.ts'
import { type Db, pipelined, transact } from '../platform/database/db.ts'
import { inBatches } from '../platform/events/subscriber.ts'
import { readSettings } from '../settings/read-settings.ts'
import { movesOfOrders, ordersWithoutDeadlines, placedParcels, writeDeadlines } from './deadlines.queries.ts'
import { milestonesOf } from './milestones.ts'
import { deadlinesOf } from './terms.ts'

/**
 * Writes the deadlines of the parcels of some orders, and which were kept, as their moves say by now: told twice, or out of
 * order, it comes to the same.
 */
export async function trackDeadlines(tx: Db, ...orderIds: number[]): Promise<void> {
  // Of two who do this at once the later one has read all moves.
  await lockOrders(tx, orderIds)
  const [parcels, moves, settings] = await pipelined(tx, (connection) =>
    Promise.all([placedParcels(connection, orderIds), movesOfOrders(connection, orderIds), readSettings(connection)]),
  )
  if (parcels.length === 0) return
  const reachedBy = (id: number) => milestonesOf(moves.filter(({ parcelId }) => parcelId === id))
  await writeDeadlines(
    tx,
    parcels.flatMap((parcel) => deadlinesOf(parcel, reachedBy(parcel.id), settings)),
  )
}

/** After an order, so that no checkout waits for it, and after each move. */
export const trackDeadlinesOf = inBatches<'order.placed' | 'parcel.moved'>(
  async (tx, events) => await trackDeadlines(tx, ...new Set(events.map(({ payload }) => payload.orderId))),
)

const ORDERS_AT_ONCE = 20

/** For what was placed before there were deadlines. */
export async function makeMissingDeadlines(db: Db, signal: AbortSignal): Promise<void> {
  let after = 0
  for (;;) {
    signal.throwIfAborted()
    const orderIds = await ordersWithoutDeadlines(db, after, ORDERS_AT_ONCE)
    if (orderIds.length > 0) await transact(db, (tx) => trackDeadlines(tx, ...orderIds))
    after = orderIds.at(-1) ?? after
    if (orderIds.length < ORDERS_AT_ONCE) return
  }
}
