import { sumOfTaka } from '#contract/money'
import type { Order } from '#contract/orders'

/**
 * What is paid when a parcel arrives, in taka. The shipping of an order is collected once, with its first parcel that is
 * not cancelled, so that the slips of an order add up to its total; a store is shown no shipping and collects its own sum.
 */
export function toCollect(order: Order, parcelId: number): { items: number; shipping: number; total: number } {
  const alive = order.parcels.filter(({ status }) => status !== 'Cancelled')
  const parcel = alive.find(({ id }) => id === parcelId)
  if (!parcel) return { items: 0, shipping: 0, total: 0 }
  const shipping = parcel === alive[0] ? order.shipping : 0
  return { items: parcel.total, shipping, total: sumOfTaka([parcel.total, shipping]) }
}
