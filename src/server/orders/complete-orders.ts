import type { CompletedOrders } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { eachByItself } from '../platform/http/each-by-itself.ts'
import { moveInOrder } from './move-order.ts'

/** Each in its own transaction: one that cannot move holds up no other. */
export async function completeOrders(db: Db, actor: Actor, orderIds: number[]): Promise<CompletedOrders> {
  const { done, refused } = await eachByItself(orderIds, (id) => moveInOrder(db, actor, id, { status: 'Completed' }))
  return { completed: done, refused: refused.map(({ id, code, message }) => ({ orderId: id, code, message })) }
}
