import type { User } from '#contract/users'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountToChange } from './account-to-change.ts'
import { nameOf, userOf } from './listed.ts'
import { updateActive } from './managing.queries.ts'

/** Deactivates an active account, or activates it again. Refuses `own_account`, `user_not_found`, `last_admin`. */
export async function toggleActive(db: Db, actor: Actor, userId: number): Promise<User> {
  return await transact(db, async (tx) => {
    const account = await accountToChange(tx, actor, userId)
    if (account.isLastAdmin) throw new Refusal('last_admin')
    const isActive = !account.isActive
    await updateActive(tx, userId, isActive)
    await record(tx, actor, {
      action: 'active',
      subject: 'user',
      subjectId: userId,
      subjectName: nameOf(account),
      before: { isActive: account.isActive },
      after: { isActive },
    })
    return userOf({ ...account, isActive })
  })
}
