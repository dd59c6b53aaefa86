import { lockOrder } from '../orders/moving.queries.ts'
import { type Db, pipelined, transact } from '../platform/database/db.ts'
import type { Subscriber } from '../platform/events/relay.ts'
import { readSettings } from '../settings/read-settings.ts'
import { milestonesOf } from './milestones.ts'
import { movesOfOrder, ordersWithoutPromises, placedParcels, writePromises } from './promises.queries.ts'
import { promisesOf } from './terms.ts'

/**
 * Makes what an order’s parcels are promised, and writes what was kept, as their moves say by now: told twice, or out of order, it
 * comes to the same.
 */
export async function keepPromises(tx: Db, orderId: number): Promise<void> {
  // Of two who do this at once the later one has read all moves.
  await lockOrder(tx, orderId)
  const [parcels, moves, settings] = await pipelined(tx, (connection) =>
    Promise.all([placedParcels(connection, orderId), movesOfOrder(connection, orderId), readSettings(connection)]),
  )
  if (parcels.length === 0) return
  const reachedBy = (id: number) => milestonesOf(moves.filter(({ parcelId }) => parcelId === id))
  await writePromises(
    tx,
    parcels.flatMap((parcel) => promisesOf(parcel, reachedBy(parcel.id), settings)),
  )
}

/** After an order, so that no checkout waits for it, and after each move. */
export const keepPromisesOf: Subscriber<'order.placed' | 'parcel.moved'> = (tx, { payload }) =>
  keepPromises(tx, payload.orderId)

const ORDERS_AT_ONCE = 100

/** For what was placed before there were promises. */
export async function makeMissingPromises(db: Db, signal: AbortSignal): Promise<void> {
  let after = 0
  for (;;) {
    signal.throwIfAborted()
    const orderIds = await ordersWithoutPromises(db, after, ORDERS_AT_ONCE)
    for (const orderId of orderIds) await transact(db, (tx) => keepPromises(tx, orderId))
    after = orderIds.at(-1) ?? after
    if (orderIds.length < ORDERS_AT_ONCE) return
  }
}
