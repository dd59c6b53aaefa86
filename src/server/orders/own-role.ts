import type { Role } from '#contract/auth'
import type { Actor } from '../platform/actor.ts'
import { Refusal } from '../platform/refusal.ts'

/** Refuses `not_allowed` for another role: `role` never widens an answer (decisions, "Orders"). */
export function requireOwnRole(actor: Actor, asked: Role | 'Customer' | undefined): void {
  const role = asked === 'Customer' ? 'User' : asked
  if (role && role !== actor.role) throw new Refusal('not_allowed')
}
