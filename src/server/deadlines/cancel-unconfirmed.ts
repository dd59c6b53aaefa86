import { bringParcels, holdOrder } from '../orders/bring-parcels.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type Unconfirmed, unconfirmedOrders } from './unconfirmed.queries.ts'

const ORDERS_AT_ONCE = 50

/**
 * Cancels what no store confirmed within the days that the settings give, each order by itself: its pieces are for sale again
 * (docs/decisions/082).
 */
export async function cancelUnconfirmed(db: Db, signal: AbortSignal): Promise<void> {
  const { daysUntilCancelled } = await readSettings(db)
  if (daysUntilCancelled === 0) return
  let after = 0
  for (;;) {
    const orders = await unconfirmedOrders(db, daysUntilCancelled, after, ORDERS_AT_ONCE)
    for (const order of orders) {
      signal.throwIfAborted()
      await transact(db, (tx) => cancelIn(tx, order))
    }
    after = orders.at(-1)?.orderId ?? after
    if (orders.length < ORDERS_AT_ONCE) return
  }
}

/** Those that were confirmed or cancelled since they were looked for stay as they are. */
async function cancelIn(tx: Db, { orderId, parcelIds }: Unconfirmed): Promise<void> {
  const held = await holdOrder(tx, orderId)
  const waiting = held.parcels.filter(({ id, stage }) => stage === 'placed' && parcelIds.includes(id))
  if (waiting.length === 0) return
  await bringParcels(
    tx,
    held,
    waiting.map(({ id }) => id),
    { stage: 'cancelled', mover: { by: 'clock', accountId: null } },
  )
}
