import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { lockAccount, updateRole } from './managed-accounts.queries.ts'

/** Before its store is touched, as everywhere: no deadlock. */
export async function becomeCustomer(tx: Db, actor: Actor, userId: number): Promise<void> {
  const account = await lockAccount(tx, userId)
  if (account?.role !== 'Vendor') return
  await updateRole(tx, userId, 'User')
  await record(tx, actor, {
    action: 'role',
    subject: 'user',
    subjectId: userId,
    before: { role: 'Vendor' },
    after: { role: 'Customer' },
  })
}
