import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountToChange } from './account-to-change.ts'
import { listedRoleOf, nameOf } from './listed.ts'
import { anonymise } from './managing.queries.ts'
import type { Stores } from './stores.ts'

/**
 * Ends an account and empties it of its person; a vendor’s store is closed. Its orders stay, and so do the lines in its
 * cart, which nobody can see any more. Refuses `own_account`, `user_not_found`, `last_admin`.
 */
export async function deleteUser(db: Db, stores: Stores, actor: Actor, userId: number): Promise<{ message: string }> {
  return await transact(db, async (tx) => {
    const account = await accountToChange(tx, actor, userId)
    if (account.isLastAdmin) throw new Refusal('last_admin')
    await anonymise(tx, userId)
    await record(tx, actor, {
      action: 'delete',
      subject: 'user',
      subjectId: userId,
      subjectName: nameOf(account),
      before: { role: listedRoleOf(account.role), isActive: account.isActive },
      after: null,
    })
    await stores.close(tx, actor, userId)
    await stores.forget(tx, userId)
    return { message: 'The account is deleted.' }
  })
}
