import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountToChange } from './account-to-change.ts'
import { listedRoleOf } from './listed.ts'
import { anonymise } from './managed-accounts.queries.ts'
import type { Stores } from './stores.ts'

export interface Lent {
  stores: Stores
  emptyCart(tx: Db, customerId: number): Promise<void>
  /** Erases what mails to the account, and about its orders, said. */
  eraseMessagesOf(tx: Db, accountId: number): Promise<void>
}

/** Anonymises; store and cart go, orders stay. Refuses `own_account`, `user_not_found`, `last_admin`. */
export async function deleteUser(
  db: Db,
  { stores, emptyCart, eraseMessagesOf }: Lent,
  actor: Actor,
  userId: number,
): Promise<{ message: string }> {
  return await transact(db, async (tx) => {
    const account = await accountToChange(tx, actor, userId)
    if (account.isLastAdmin) throw new Refusal('last_admin')
    await anonymise(tx, userId)
    await record(tx, actor, {
      action: 'delete',
      subject: 'user',
      subjectId: userId,
      before: { role: listedRoleOf(account.role), isActive: account.isActive },
      after: null,
    })
    await stores.close(tx, actor, userId)
    await stores.forget(tx, userId)
    await emptyCart(tx, userId)
    await eraseMessagesOf(tx, userId)
    return { message: m.users_account_deleted() }
  })
}
