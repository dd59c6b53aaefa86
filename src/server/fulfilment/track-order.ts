import type { Expected, TrackedOrder, Tracking } from '#contract/fulfilment/tracking'
import { plainDigits } from '#contract/values/digits'
import { m } from '#messages'
import { expectedParcels } from '../deadlines/expected.ts'
import { ordersOf } from '../orders/orders.queries.ts'
import { orderAs, readOrder } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { addressOf, networkOf } from '../platform/http/network.ts'
import { giveBack, type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import type { TrackingCodes } from './tracking-codes.ts'

const HOUR_SECONDS = 3600
const FROM_ADDRESS: RateLimit = {
  kind: 'tracking_from_address',
  most: 30,
  windowSeconds: HOUR_SECONDS,
  refusal: m.fulfilment_limit_tracking,
}
/**
 * Wrong phones of an order. By network as well, so that its owner elsewhere is not shut out; from one network, whatever addresses it has,
 * nobody tries more of the 700 million.
 */
const WRONG_PHONES: RateLimit = {
  kind: 'tracking_of_order',
  most: 20,
  windowSeconds: HOUR_SECONDS,
  refusal: m.fulfilment_limit_tracking,
}

/** Where an order’s parcels are: nothing of whose it is, where it goes or what is in it. Refuses `order_not_found`. */
export async function trackOrder(db: Db, codes: TrackingCodes, code: string): Promise<TrackedOrder> {
  const orderId = codes.orderIdIn(code)
  const [order] = orderId === undefined ? [] : await ordersOf(db, [orderId])
  if (!order) throw new Refusal('order_not_found')
  const { id, createdAt, parcels } = orderAs({ id: order.customerId, role: 'User', vendor: null }, order)
  const expectedOf = await expectedOfOrder(db, id)
  return {
    orderId: id,
    placedAt: createdAt,
    parcels: parcels.map((parcel) => {
      const { id: parcelId, storeName, status, stage, courier, trackingNumber, collected } = parcel
      const moves = parcel.moves.map((move) => ({ ...move, reason: '' }))
      const { total: toCollect, rounding } = parcel.toCollect
      const facts = { id: parcelId, storeName, status, stage, courier, trackingNumber, moves }
      return { ...facts, collected, toCollect, rounding, expected: expectedOf(parcelId) }
    }),
  }
}

interface Found {
  orderNumber: number
  /** As orders keep it. */
  phone: string
}

/** By number and phone, as they stand on a packing slip. Refuses `order_not_found`, whichever is wrong, `too_many_attempts`. */
export async function findTracking(
  db: Db,
  codes: TrackingCodes,
  { orderNumber, phone }: Found,
  address: string,
): Promise<{ code: string }> {
  await spend(db, FROM_ADDRESS, `address:${addressOf(address)}`)
  const guesser = `order:${orderNumber} ${networkOf(address)}` as const
  // Before it is known to be wrong, so that all at once are counted.
  await spend(db, WRONG_PHONES, guesser)
  const [order] = await ordersOf(db, [orderNumber])
  if (!order || ![order.phone, order.altPhone].map(plainDigits).includes(phone)) throw new Refusal('order_not_found')
  await giveBack(db, WRONG_PHONES, guesser)
  return { code: codes.codeOf(orderNumber) }
}

/** Of an order that the actor sees whole. Refuses `order_not_found`. */
export async function trackingCode(db: Db, codes: TrackingCodes, actor: Actor, orderId: number): Promise<Tracking> {
  const { isMine, parcels } = await readOrder(db, actor, orderId)
  if (!isMine && actor.role !== 'Admin') throw new Refusal('order_not_found')
  const expectedOf = await expectedOfOrder(db, orderId)
  return { code: codes.codeOf(orderId), parcels: parcels.map(({ id }) => ({ id, expected: expectedOf(id) })) }
}

async function expectedOfOrder(db: Db, orderId: number): Promise<(parcelId: number) => Expected> {
  const expected = await expectedParcels(db, orderId)
  return (id) => {
    const parcel = expected.find(({ parcelId }) => parcelId === id)
    if (!parcel) return null
    const { parcelId: _, ...said } = parcel
    return said
  }
}
