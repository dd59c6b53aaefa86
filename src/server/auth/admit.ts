import type { Access } from '#contract/machinery/endpoint'
import type { Actor, Admit, Assume } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { activeActor } from '../users/users.queries.ts'
import type { SeenSessions } from './seen-sessions.ts'
import type { Tokens } from './tokens.ts'

/** Gate of all calls not public: a lost role is `not_allowed`, a stale token `session_ended` (decision 006). */
export function createAdmit(db: Db, tokens: Tokens, seen: SeenSessions): Admit {
  return async (authorization, access, address) => {
    const token = tokenIn(authorization)
    if (!token) throw new Refusal('not_signed_in')
    const claims = await tokens.read(token)
    const actor = claims && (await activeActor(db, claims))
    if (!actor) throw new Refusal('session_ended')
    seen.note(claims.session, address)
    refuseUnlessAllowed(actor, access)
    if (actor.role !== claims.role) throw new Refusal('session_ended')
    return actor
  }
}

/** What a customer’s token says, before anybody has looked at the account (decision 044). */
export function createAssume(tokens: Tokens, seen: SeenSessions): Assume {
  return async (authorization, address) => {
    const token = tokenIn(authorization)
    const claims = token ? await tokens.read(token) : undefined
    if (claims?.role !== 'User') return undefined
    const { userId: id, epoch, session } = claims
    seen.note(session, address)
    return { id, role: 'User', vendor: null, epoch, session }
  }
}

function tokenIn(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
}

function refuseUnlessAllowed(actor: Actor, access: Exclude<Access, 'anyone'>): void {
  if (access === 'signed-in') return
  if (access === 'admin') {
    if (actor.role !== 'Admin') throw new Refusal('not_allowed')
    return
  }
  if (access === 'approved-vendor-or-admin' && actor.role === 'Admin') return
  if (!actor.vendor) throw new Refusal('not_allowed')
  if (access === 'vendor' || actor.vendor.status === 'Approved') return
  throw new Refusal(actor.vendor.status === 'Pending' ? 'vendor_pending' : 'vendor_rejected')
}
