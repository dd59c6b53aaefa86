import { contactFieldOf } from '#contract/values/contact-field'
import { m } from '#messages'
import type { Devices } from '../auth/devices.ts'
import { claimOf } from '../auth/prove-password.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { proveEmail } from '../users/contacts.queries.ts'
import { provableAccount } from '../users/users.queries.ts'
import { takeSecret } from './one-time-secrets.queries.ts'
import { invalidCode, proveSecret, type Secrets, type Sent, sendCodeTo } from './one-time-secrets.ts'
import { forgiveSending } from './sending-limits.ts'

/** The password, or a code that was sent by `sendProof`. */
export interface Proof {
  password?: string | undefined
  proof?: { ticket: string; code: string } | undefined
}

/** To the phone, else the email, that the account has now. */
export async function sendProof(db: Db, secrets: Secrets, { id }: Actor, address: string): Promise<Sent> {
  const account = await provableAccount(db, id)
  const recipient = account?.phone ?? account?.email
  if (!recipient) throw new Refusal('session_ended')
  return await sendCodeTo(db, secrets, { purpose: 'prove_account', recipient, accountId: id }, address)
}

/** Takes the code that was shown, in the transaction of the deed: one that is refused leaves it for the next try. */
export type TakeProof = (tx: Db) => Promise<void>

/** For what a borrowed phone or a forgotten tab must not do. Refuses at the field; `too_many_attempts`. */
export async function requireProof(
  db: Db,
  { devices, secrets }: { devices: Devices; secrets: Secrets },
  { id }: Actor,
  { password, proof }: Proof,
  visitor: Visitor,
): Promise<TakeProof> {
  if (proof) {
    const { ticket, code } = proof
    const sent = await proveSecret(db, secrets, { ticket, purpose: 'prove_account', secret: code }, visitor.address)
    if (sent.accountId !== id) throw invalidCode()
    return async (tx) => {
      if (!(await takeSecret(tx, ticket))) throw invalidCode()
      if (contactFieldOf(sent.recipient) === 'email') await proveEmail(tx, id)
      await forgiveSending(tx, sent)
    }
  }
  const found = await provableAccount(db, id)
  if (!found) throw new Refusal('session_ended')
  const claim = await claimOf(db, devices, { found, countedAs: String(id) }, visitor)
  if (!(await claim.prove(password ?? '')))
    throw new Refusal('invalid_request', { fields: { password: m.field_not_password() } })
  return async () => undefined
}
