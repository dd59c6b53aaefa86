import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { nameOf } from './listed.ts'
import { lockAccount, updateRole } from './managing.queries.ts'

/** Turns a vendor whose store is being closed into a customer. Comes before its store is touched, as everywhere. */
export async function becomeCustomer(tx: Db, actor: Actor, userId: number): Promise<void> {
  const account = await lockAccount(tx, userId)
  if (account?.role !== 'Vendor') return
  await updateRole(tx, userId, 'User')
  await record(tx, actor, {
    action: 'role',
    subject: 'user',
    subjectId: userId,
    subjectName: nameOf(account),
    before: { role: 'Vendor' },
    after: { role: 'Customer' },
  })
}
