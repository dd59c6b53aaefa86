import type { CompletedOrders } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { problemOf } from '../platform/http/problem.ts'
import { Refusal } from '../platform/refusal.ts'
import { moveInOrder } from './move-order.ts'

/** Each in its own transaction: one that cannot move holds up no other. */
export async function completeOrders(db: Db, actor: Actor, orderIds: number[]): Promise<CompletedOrders> {
  const report: CompletedOrders = { completed: [], refused: [] }
  const ids = [...new Set(orderIds)]
  for (const [at, orderId] of ids.entries()) {
    try {
      await moveInOrder(db, actor, orderId, { status: 'Completed' })
      report.completed.push(orderId)
    } catch (error) {
      if (error instanceof Refusal) {
        report.refused.push(refused(orderId, error))
        continue
      }
      // An outage: what was completed before it would else be told to nobody.
      if (report.completed.length === 0 || problemOf(error).status !== 503) throw error
      report.refused.push(...ids.slice(at).map((id) => refused(id, new Refusal('busy'))))
      break
    }
  }
  return report
}

function refused(orderId: number, { code, message }: Refusal): CompletedOrders['refused'][number] {
  return { orderId, code, message }
}
