import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { provableAccount, replacePassword } from '../users/users.queries.ts'
import type { Devices } from './devices.ts'
import { limitHashing } from './hash-limiter.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { claimOf } from './prove-password.ts'
import type { SignIn } from './sign-in.ts'

/** Ends all sessions; answers a token for this device. Refuses a wrong old or weak new one at its field. */
export async function changePassword(
  db: Db,
  { devices, signIn }: { devices: Devices; signIn: SignIn },
  { id, role }: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  visitor: Visitor,
): Promise<{ token: string }> {
  const found = await provableAccount(db, id)
  if (!found) throw new Refusal('session_ended')
  await refuseWeakPassword(newPassword, { username: found.username, email: found.email ?? '' }, 'newPassword')
  const countedAs = String(id)
  const claim = await claimOf(db, devices, { found, countedAs }, visitor)
  if (!(await claim.prove(currentPassword)))
    throw new Refusal('invalid_request', { fields: { currentPassword: m.field_not_password() } })
  const asked = { address: visitor.address, account: countedAs }
  const passwordHash = await limitHashing(asked, () => hashPassword(newPassword))
  const epoch = await transact(db, async (tx) => {
    const raised = await replacePassword(tx, { id, epoch: found.epoch, passwordHash })
    if (raised === undefined) throw new Refusal('session_ended')
    await emit(tx, 'account.password_changed', { accountId: id })
    return raised
  })
  return await signIn({ id, role, epoch }, visitor, 'silent')
}
