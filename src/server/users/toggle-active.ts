import type { User } from '#contract/users'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountToChange } from './account-to-change.ts'
import { userOf } from './listed.ts'
import { updateActive } from './managed-accounts.queries.ts'
import { noteAdminChange } from './note-admin-change.ts'
import type { Stores } from './stores.ts'

/** (decisions, "Vendors".) Refuses `own_account`, `user_not_found`, `changed_meanwhile`, `last_admin`. */
export async function toggleActive(
  db: Db,
  stores: Stores,
  actor: Actor,
  userId: number,
  { fromVersion }: { fromVersion?: number | undefined },
): Promise<User> {
  return await transact(db, async (tx) => {
    const account = await accountToChange(tx, actor, userId, fromVersion)
    if (account.isLastAdmin) throw new Refusal('last_admin')
    const isActive = !account.isActive
    await updateActive(tx, userId, isActive)
    await stores.follow(tx, userId, isActive)
    if (account.role === 'Admin') await noteAdminChange(tx, actor, userId, isActive ? 'activated' : 'deactivated')
    await record(tx, actor, {
      action: 'active',
      subject: 'user',
      subjectId: userId,
      before: { isActive: account.isActive },
      after: { isActive },
    })
    return userOf({ ...account, isActive, version: account.version + 1 })
  })
}
