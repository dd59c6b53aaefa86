import type { Order } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { bringerOf } from './collecting.ts'
import { viewOf, viewOfStore } from './order-view.ts'
import { type OrderRecord, orderOf } from './orders.queries.ts'

/** Refuses `order_not_found`, also for another’s. */
export async function readOrder(db: Db, actor: Actor, orderId: number): Promise<Order> {
  const order = await orderOf(db, orderId)
  return orderAs(actor, order)
}

/** As this actor may see it. */
export function orderAs(actor: Actor, order: OrderRecord | undefined): Order {
  if (!order) throw new Refusal('order_not_found')
  const { lines, states } = order
  const read = { order, lines, bringerId: bringerOf(states) }
  if (actor.role === 'Admin' || actor.id === order.customerId) return viewOf(read, actor)
  const own = lines.find(({ vendorId }) => vendorId === actor.vendor?.id)
  if (!own) throw new Refusal('order_not_found')
  return viewOfStore(read, own, actor)
}
