import type { EventName } from '#contract/events'
import type { Db } from '../platform/database/db.ts'
import { concernedBy, type EmittedEvent } from '../platform/events/subscriber.ts'
import { storeOfProduct, storesOfOrder, storesOfRefund } from './concerned.queries.ts'
import { eventsHeard, insertDeliveries } from './deliveries.queries.ts'
import { queueDeliveries } from './queue-deliveries.ts'

/** Ids of an event, by which it is told who it concerns and what may be read of it. */
export interface Ids {
  orderId?: number
  parcelIds?: number[]
  productId?: number
  vendorId?: number | null
  refundId?: number
}

/** A webhook hears of what happened while it was on. */
export const notifyWebhooks = concernedBy<EventName>(async (db, events) => {
  const heard = await eventsHeard(
    db,
    events.map(({ name }) => name),
  )
  return ({ name }) => heard.has(name)
}, writeDeliveries)

/** A delivery for each webhook that hears of the event. Idempotent. */
async function writeDeliveries(tx: Db, { id, name, payload, emittedAt }: EmittedEvent<EventName>): Promise<void> {
  const ids: Ids & typeof payload = payload
  const fact = { eventId: id, event: name, payload, happenedAt: emittedAt }
  if ((await insertDeliveries(tx, fact, await storesOf(tx, ids))) > 0) await queueDeliveries(tx)
}

async function storesOf(db: Db, { refundId, orderId, parcelIds, productId, vendorId }: Ids): Promise<number[]> {
  // Another store of the order has nothing to do with it.
  if (refundId !== undefined) return await storesOfRefund(db, refundId)
  if (orderId !== undefined) return await storesOfOrder(db, orderId, parcelIds)
  const store = productId === undefined ? vendorId : await storeOfProduct(db, productId)
  return store ? [store] : []
}
