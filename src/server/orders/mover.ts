import type { Stage } from '#contract/values/stages'
import type { Actor } from '../platform/actor.ts'
import type { HeldOrder } from './locks.queries.ts'
import type { Mover } from './moving.queries.ts'

/**
 * Also who sells cancels an own order as its customer does. An admin is the shop in own orders, too: they are placed for others, on the
 * phone say, who have to be told that it was not they who cancelled.
 */
export function moverOf({ customerId }: HeldOrder, { id, role }: Actor, stage: Stage): Mover {
  if (role === 'Admin') return { by: 'shop', accountId: id }
  return { by: id === customerId && stage === 'cancelled' ? 'customer' : 'store', accountId: id }
}
