import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type AccountToChange, accountToChange, ownAccountToDelete } from './account-to-change.ts'
import { listedRoleOf } from './listed.ts'
import { anonymise } from './managed-accounts.queries.ts'
import { noteAdminChange } from './note-admin-change.ts'
import type { Stores } from './stores.ts'

export interface Lent {
  stores: Stores
  /** Of higher rooms: what each holds of the person. */
  forgetters: ((tx: Db, accountId: number) => Promise<unknown>)[]
}

/** Anonymises; store and cart go, orders stay. Refuses `own_account`, `user_not_found`, `last_admin`. */
export async function deleteUser(db: Db, lent: Lent, actor: Actor, userId: number): Promise<{ message: string }> {
  return await transact(db, async (tx) => {
    const account = await accountToChange(tx, actor, userId)
    if (account.isLastAdmin) throw new Refusal('last_admin')
    if (account.role === 'Admin') await noteAdminChange(tx, actor, userId, 'deleted')
    await deleteAccount(tx, lent, actor, account)
    return { message: m.users_account_deleted() }
  })
}

/** As `deleteUser`, by whoever it is of; `alongside` is done with it, or neither is. Refuses `last_admin`. */
export async function deleteOwnAccount(
  db: Db,
  lent: Lent,
  actor: Actor,
  alongside: (tx: Db) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    const account = await ownAccountToDelete(tx, actor)
    if (account.isLastAdmin) throw new Refusal('last_admin')
    await alongside(tx)
    await deleteAccount(tx, lent, actor, account)
  })
}

async function deleteAccount(
  tx: Db,
  { stores, forgetters }: Lent,
  actor: Actor,
  { id, role, isActive }: AccountToChange,
): Promise<void> {
  // What customers do is no deed of the back office.
  if (actor.id !== id || role !== 'User') {
    const before = { role: listedRoleOf(role), isActive }
    await record(tx, actor, { action: 'delete', subject: 'user', subjectId: id, before, after: null })
  }
  await stores.close(tx, actor, id)
  await stores.forget(tx, id)
  for (const forget of forgetters) await forget(tx, id)
  // Last: until then email and phone say what else was written to this person.
  await anonymise(tx, id)
}
