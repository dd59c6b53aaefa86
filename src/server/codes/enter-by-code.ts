import { m } from '#messages'
import type { SignIn } from '../auth/sign-in.ts'
import { type Db, transact } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { agreeToTerms } from '../users/agree.ts'
import { accountWithPhone, insertPhoneAccount } from '../users/phone-accounts.queries.ts'
import { takeSecret } from './one-time-secrets.queries.ts'
import { invalidCode, proveSecret, type Secrets } from './one-time-secrets.ts'
import { forgiveSending } from './sending-limits.ts'

/** Logs in, or registers a phone that is new. Refuses `invalid_code`, to a deactivated account alike; `too_many_attempts`. */
export async function enterByCode(
  db: Db,
  { secrets, signIn }: { secrets: Secrets; signIn: SignIn },
  { ticket, code }: { ticket: string; code: string },
  visitor: Visitor,
): Promise<{ token: string }> {
  const sent = await proveSecret(db, secrets, { ticket, purpose: 'sign_in', secret: code }, visitor.address)
  const { recipient } = sent
  const { isNew, found } = await transact(db, async (tx) => {
    if (!(await takeSecret(tx, ticket))) throw invalidCode()
    const isNew = await insertPhoneAccount(tx, recipient)
    const found = await accountWithPhone(tx, recipient)
    if (isNew && found) await agreeToTerms(tx, found.id, 'code')
    return { isNew, found }
  })
  // No account has it, and none may: it is kept for the one that it can go back to (decision 053).
  if (!found) throw new Refusal('invalid_code', { fields: { code: m.refusal_phone_just_changed() } })
  if (!found.isActive) throw invalidCode()
  await forgiveSending(db, sent)
  return await signIn(found, visitor, isNew ? 'silent' : 'login')
}
