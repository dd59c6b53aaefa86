import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { isOutdated } from '../platform/database/version-conflict.ts'
import { Refusal } from '../platform/refusal.ts'
import { userOf } from './listed.ts'
import { lockAccount, lockActiveAdmins, type ManagedAccount } from './managed-accounts.queries.ts'
import { isProvenWithin } from './proven-sessions.queries.ts'

/** Locked, with whether it is the last active admin. */
export interface AccountToChange extends ManagedAccount {
  isLastAdmin: boolean
}

/**
 * Locks it and all active admins. Refuses `own_account`, `user_not_found`, `changed_meanwhile`, a former admin, and `proof_needed`
 * of a session in which its admin has not shown who they are of late.
 */
export async function accountToChange(
  tx: Db,
  actor: Actor,
  userId: number,
  fromVersion?: number,
): Promise<AccountToChange> {
  if (actor.id === userId) throw new Refusal('own_account')
  // Before the locks: who waits for another’s change of them is told of that.
  await requireRecentProof(tx, actor)
  const admins = await lockActiveAdmins(tx)
  const account = await lockAccount(tx, userId)
  if (!account) throw new Refusal('user_not_found')
  const isLastAdmin = admins.length === 1 && admins[0]?.id === userId
  if (!isLastAdmin && !admins.some(({ id }) => id === actor.id)) throw new Refusal('not_allowed')
  if (isOutdated(fromVersion, account)) throw new Refusal('changed_meanwhile', { record: { user: userOf(account) } })
  return { ...account, isLastAdmin }
}

/** Locked, with all active admins before it, as above. Refuses `session_ended`. */
export async function ownAccountToDelete(tx: Db, { id }: Actor): Promise<AccountToChange> {
  const admins = await lockActiveAdmins(tx)
  const account = await lockAccount(tx, id)
  if (!account?.isActive) throw new Refusal('session_ended')
  return { ...account, isLastAdmin: admins.length === 1 && admins[0]?.id === id }
}

/** Some accounts one after the other; not the afternoon of an open tab. */
const MINUTES = 15

/** A stolen session makes and unmakes no accounts: its owner was there a moment ago (docs/decisions/085). Refuses `proof_needed`, at `password`. */
async function requireRecentProof(tx: Db, { session }: Actor): Promise<void> {
  if (session && (await isProvenWithin(tx, session, MINUTES))) return
  throw new Refusal('proof_needed', { fields: { password: m.refusal_proof_needed() } })
}
