import { contactFieldOf } from '#contract/values/contact-field'
import { m } from '#messages'
import { limitHashing } from '../auth/hash-limiter.ts'
import { hashPassword, refuseWeakPassword } from '../auth/passwords.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { provableAccount, replacePassword } from '../users/users.queries.ts'
import { takeFirstProof } from './first-proof.ts'
import { deleteSecretsOf, takeSecret, uncountTry } from './one-time-secrets.queries.ts'
import { invalidCode, proveSecret, type Secrets } from './one-time-secrets.ts'
import { forgiveSending } from './sending-limits.ts'

/** Once, and ends all sessions; by an email the first time, what was added before goes (first-proof.ts). Refuses `invalid_code`, a weak password at its field, `too_many_attempts`. */
export async function resetPassword(
  db: Db,
  secrets: Secrets,
  { ticket, code, newPassword }: { ticket: string; code: string; newPassword: string },
  address: string,
): Promise<{ message: string }> {
  const sent = await proveSecret(db, secrets, { ticket, purpose: 'reset_password', secret: code }, address)
  const { accountId, recipient } = sent
  const account = accountId === null ? undefined : await provableAccount(db, accountId)
  if (!account) throw invalidCode()
  const { id, username, epoch } = account
  const hash = async () => {
    await refuseWeakPassword(newPassword, { username, email: account.email ?? '' }, 'newPassword')
    return await limitHashing({ address, account: String(id) }, () => hashPassword(newPassword))
  }
  const passwordHash = await hash().catch(async (error: unknown) => {
    // The code was right: choosing anew, or coming again to a shop that is less busy, is no guess.
    await uncountTry(db, ticket)
    throw error
  })
  const hadMore = await transact(db, async (tx) => {
    const isTaken = (await takeSecret(tx, ticket)) && (await replacePassword(tx, { id, epoch, passwordHash }))
    if (!isTaken) throw invalidCode()
    await deleteSecretsOf(tx, id)
    await emit(tx, 'account.password_changed', { accountId: id })
    return contactFieldOf(recipient) === 'email' && (await takeFirstProof(tx, secrets, account))
  })
  await forgiveSending(db, sent)
  return { message: hadMore ? m.auth_password_reset_first() : m.auth_password_reset() }
}
