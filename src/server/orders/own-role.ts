import type { Role } from '#contract/auth'
import type { Actor } from '../platform/actor.ts'
import { Refusal } from '../platform/refusal.ts'

/** `role` in a query never widens what is answered: refuses `not_allowed` for one that is not the caller’s (decisions, "Orders"). */
export function requireOwnRole(actor: Actor, asked: Role | 'Customer' | undefined): void {
  const role = asked === 'Customer' ? 'User' : asked
  if (role && role !== actor.role) throw new Refusal('not_allowed')
}
