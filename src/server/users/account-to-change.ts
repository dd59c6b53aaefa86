import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockAccount, lockActiveAdmins, type ManagedAccount } from './managing.queries.ts'

/** An account held for a change, and whether the shop would lose its last active admin with it. */
export interface AccountToChange extends ManagedAccount {
  isLastAdmin: boolean
}

/**
 * Holds the account and all active admins, so that the admins’ changes of accounts come one after the other and each
 * sees what the one before did. Refuses `own_account`, `user_not_found`, and whoever is no admin any more.
 */
export async function accountToChange(tx: Db, actor: Actor, userId: number): Promise<AccountToChange> {
  if (actor.id === userId) throw new Refusal('own_account')
  const admins = await lockActiveAdmins(tx)
  const account = await lockAccount(tx, userId)
  if (!account) throw new Refusal('user_not_found')
  const isLastAdmin = admins.length === 1 && admins[0]?.id === userId
  if (!isLastAdmin && !admins.some(({ id }) => id === actor.id)) throw new Refusal('not_allowed')
  return { ...account, isLastAdmin }
}
