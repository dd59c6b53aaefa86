import type { Role } from '#contract/auth'
import type { ListedRole, User } from '#contract/users'
import { LONGEST_STORE_NAME } from '#contract/values/limits'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type AccountToChange, accountToChange } from './account-to-change.ts'
import { listedRoleOf, userOf } from './listed.ts'
import { updateRole } from './managed-accounts.queries.ts'
import { noteAdminChange } from './note-admin-change.ts'
import type { NewOwner, Stores } from './stores.ts'

/** Opens or closes a store with it. Refuses `own_account`, `user_not_found`, `changed_meanwhile`, `last_admin`. */
export async function changeRole(
  db: Db,
  stores: Stores,
  actor: Actor,
  userId: number,
  { role: asked, fromVersion }: { role: ListedRole | Role; fromVersion?: number | undefined },
): Promise<User> {
  const role = asked === 'Customer' ? 'User' : asked
  return await transact(db, async (tx) => {
    const account = await accountToChange(tx, actor, userId, fromVersion)
    if (account.role === role) return userOf(account)
    if (account.isLastAdmin) throw new Refusal('last_admin')
    await updateRole(tx, userId, role)
    await record(tx, actor, {
      action: 'role',
      subject: 'user',
      subjectId: userId,
      before: { role: listedRoleOf(account.role) },
      after: { role: listedRoleOf(role) },
    })
    if (role === 'Admin') await noteAdminChange(tx, actor, userId, 'promoted')
    if (account.role === 'Admin') await noteAdminChange(tx, actor, userId, 'demoted')
    if (role === 'Vendor') await stores.open(tx, actor, newOwner(account))
    if (account.role === 'Vendor') await stores.close(tx, actor, userId)
    return userOf({ ...account, role, version: account.version + 1 })
  })
}

/** The public reads the store’s name: a phone or a person’s own name is none. */
function newOwner({ id, username, email, phone, isActive }: AccountToChange): NewOwner {
  const name = username ?? email?.split('@')[0] ?? m.users_store_of_number({ id })
  return { id, name: name.slice(0, LONGEST_STORE_NAME), email: email ?? '', phone: phone ?? '', isActive }
}
