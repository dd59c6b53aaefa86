import type { Consignment } from '#contract/couriers'
import type { Label } from '#contract/fulfilment'
import type { Order } from '#contract/orders'
import { OPEN_STATES } from '#contract/values/couriers'
import { consignmentsOf } from '../consignments/list-consignments.ts'
import { deliveryContactOf } from '../orders/order-view.ts'
import { ordersOf } from '../orders/orders.queries.ts'
import { orderIdsOfParcels } from '../orders/parcels.queries.ts'
import { orderAs } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { createFairLimiter } from '../platform/limits/fair-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { codesOf } from './number-codes.ts'
import { ownNumber } from './own-number.ts'

const RETRY_SECONDS = 5

/** One store’s labels at a time: a hundred are most of a second’s work of the thread that answers everybody. */
const inTurn = createFairLimiter({
  concurrency: 1,
  waiting: 20,
  most: 4,
  refusal: () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS }),
})

/**
 * Of the actor’s parcels that are still to be delivered; what is no parcel of theirs has no label. `gone`: who asked. Refuses `busy` beyond
 * four calls of an account at once.
 */
export async function labelsOf(db: Db, actor: Actor, ids: number[], gone: AbortSignal): Promise<Label[]> {
  return await inTurn([`account:${actor.id}`], () => drawnLabels(db, actor, ids, gone))
}

async function drawnLabels(db: Db, actor: Actor, ids: number[], gone: AbortSignal): Promise<Label[]> {
  gone.throwIfAborted()
  const orders = await ordersOf(db, await orderIdsOfParcels(db, ids))
  const seen = orders.map((order) => orderAs(actor, order)).filter((order) => order !== undefined)
  const consignments = await consignmentsOf(db, ids)
  const labels: Label[] = []
  for (const order of seen)
    for (const parcel of order.parcels) {
      if (!ids.includes(parcel.id) || !parcel.isPacker || parcel.status !== 'Pending') continue
      gone.throwIfAborted()
      labels.push(await labelOf(order, parcel, consignments.get(parcel.id)))
    }
  return labels.sort((one, other) => ids.indexOf(one.parcelId) - ids.indexOf(other.parcelId))
}

async function labelOf(
  order: Order,
  parcel: Order['parcels'][number],
  consignment: Consignment | undefined,
): Promise<Label> {
  const { id, storeName, trackingNumber, toCollect, items } = parcel
  const open = consignment && OPEN_STATES.includes(consignment.state) ? consignment : undefined
  const number = [trackingNumber, open?.number ?? ''].find(isScannable) ?? ownNumber(id)
  return {
    parcelId: id,
    orderId: order.id,
    storeName,
    number,
    notes: order.notes,
    // Who carries it, or is asked to; '' where that is not decided yet.
    courier: parcel.courier || (open?.company ?? ''),
    ...(await codesOf(number)),
    to: deliveryContactOf(order.customer),
    toCollect: toCollect.total,
    rounding: toCollect.rounding,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** As bars on ten centimetres: people type numbers in any script. */
function isScannable(number: string): boolean {
  return /^[\x21-\x7e]{1,30}$/.test(number)
}
