import type { Order } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import { atOnce, type Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { shippedWith, viewOf } from './order-view.ts'
import { type LineRecord, linesOfOrder, type OrderRecord, orderOf } from './orders.queries.ts'

/** An order as the actor may see it. Refuses `order_not_found`, also for an order that is none of theirs. */
export async function readOrder(db: Db, actor: Actor, orderId: number): Promise<Order> {
  const [order, lines] = await atOnce(db, (line) => Promise.all([orderOf(line, orderId), linesOfOrder(line, orderId)]))
  if (!order) throw new Refusal('order_not_found')
  const shipping = shippedWith(order)
  if (actor.role === 'Admin' || actor.id === order.customerId) return viewOf(order, lines, actor, shipping)
  const own = lines.filter(({ vendorId }) => vendorId === actor.vendor?.id)
  if (own.length === 0) throw new Refusal('order_not_found')
  return viewOf(asSeenByVendor(order, own), own, actor, shipping)
}

/** A vendor delivers its own parcel: it sees that, and of the customer what delivery needs. */
function asSeenByVendor(order: OrderRecord, own: LineRecord[]): OrderRecord {
  const [{ status, itemsPoisha } = order] = own
  return { ...order, status, itemsPoisha, shippingPoisha: 0, email: '', altPhone: '' }
}
