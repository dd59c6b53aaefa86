import type { CompletedOrders } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { moveInOrder } from './move-order.ts'

/** Each in its own transaction: one that cannot move holds up no other. */
export async function completeOrders(db: Db, actor: Actor, orderIds: number[]): Promise<CompletedOrders> {
  const report: CompletedOrders = { completed: [], refused: [] }
  for (const orderId of new Set(orderIds)) {
    try {
      await moveInOrder(db, actor, orderId, 'Completed')
      report.completed.push(orderId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      report.refused.push({ orderId, code: error.code, message: error.message })
    }
  }
  return report
}
