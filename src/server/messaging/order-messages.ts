import type { OrderMessage } from '#contract/messaging'
import { readOrder } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { messagesToCustomer } from './order-messages.queries.ts'

/**
 * What the customer of an order was sent about it; of what stores and admins were told nothing. Messages are out of the actor’s reach: the
 * shop reads them, once the actor has read the order as its own. Refuses `order_not_found`.
 */
export async function readOrderMessages(db: Db, shopDb: Db, actor: Actor, orderId: number): Promise<OrderMessage[]> {
  const { isMine } = await readOrder(db, actor, orderId)
  if (!isMine) throw new Refusal('order_not_found')
  const messages = await messagesToCustomer(shopDb, orderId, actor.id)
  return messages.map(({ to, createdAt, triedAt, ...message }) => ({
    ...message,
    to: to && shortened(to),
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
  }))
}

/** `01711000123` → `01XXX-XXX123`, `rahima@example.com` → `r…@example.com`: whoever looks over a shoulder learns neither. */
export function shortened(to: string): string {
  const at = to.lastIndexOf('@')
  if (at < 0) return `${to.slice(0, 2)}XXX-XXX${to.slice(-3)}`
  return `${[...to][0]}…${to.slice(at)}`
}
