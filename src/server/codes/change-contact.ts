import { contactFieldOf } from '#contract/values/contact-field'
import { m } from '#messages'
import type { Devices } from '../auth/devices.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { type ContactField, lockContacts, reserveContact, updateContact } from '../users/contacts.queries.ts'
import { insertContactChange } from './contact-changes.queries.ts'
import { deleteSecretsOf, takeSecret } from './one-time-secrets.queries.ts'
import { invalidCode, proveSecret, type Secrets, type Sent, sendCodeTo } from './one-time-secrets.ts'
import { type Proof, requireProof } from './prove-account.ts'
import { newUndoCode } from './secret-hashes.ts'
import { undoMessage } from './secret-words.ts'
import { forgiveSending } from './sending-limits.ts'

/** As long as a weekend without a look at the mail. */
export const UNDO_SECONDS = 72 * 60 * 60

/** Sends a code to the new email or phone, whoever has it already. Refuses as `requireProof`, and `too_many_attempts`. */
export async function changeContact(
  db: Db,
  entry: { devices: Devices; secrets: Secrets },
  actor: Actor,
  asked: { email?: string | undefined; phone?: string | undefined } & Proof,
  visitor: Visitor,
): Promise<Sent> {
  const takeProof = await requireProof(db, entry, actor, asked, visitor)
  const recipient = asked.phone ?? asked.email ?? ''
  const sending = { purpose: 'change_contact' as const, recipient, accountId: actor.id }
  return await sendCodeTo(db, entry.secrets, sending, visitor.address, takeProof)
}

/** Tells the old one, or the other one where it is added, from where it can be undone (decision 053). Refuses `invalid_code`, `email_taken`, `phone_taken`. */
export async function confirmContact(
  db: Db,
  secrets: Secrets,
  { id }: Actor,
  { ticket, code }: { ticket: string; code: string },
  address: string,
): Promise<{ message: string }> {
  const sent = await proveSecret(db, secrets, { ticket, purpose: 'change_contact', secret: code }, address)
  if (sent.accountId !== id) throw invalidCode()
  const value = sent.recipient
  const field = contactFieldOf(value)
  await transact(db, async (tx) => {
    const before = await lockContacts(tx, id)
    if (!before || !(await takeSecret(tx, ticket))) throw invalidCode()
    // The old one too: whoever registers it in this moment waits, and finds it kept. In one order: no deadlock.
    for (const each of [before[field] ?? value, value].toSorted()) await reserveContact(tx, field, each)
    if (!(await updateContact(tx, id, { field, value }))) throw taken(field)
    await deleteSecretsOf(tx, id)
    const toldAt = before[field] ?? (field === 'email' ? before.phone : before.email)
    const change = { accountId: id, field, oldValue: before[field], newValue: value }
    await tellOld(tx, secrets, { ...change, wasEmailProven: before.isEmailProven, toldAt })
  })
  await forgiveSending(db, sent)
  return { message: field === 'email' ? m.auth_email_changed() : m.auth_phone_changed() }
}

interface Change {
  accountId: number
  field: ContactField
  oldValue: string | null
  newValue: string
  wasEmailProven: boolean
  /** The old one; where there was none, the other contact. */
  toldAt: string | null
}

async function tellOld(tx: Db, { hashes, publicUrl, send }: Secrets, change: Change): Promise<void> {
  const { toldAt, ...written } = change
  const { accountId, field, oldValue, newValue } = written
  if (oldValue === newValue) return
  const code = newUndoCode()
  const undoHash = toldAt === null ? null : hashes.undoHashOf(code)
  const changeId = await insertContactChange(tx, { ...written, undoHash }, UNDO_SECONDS)
  await emit(tx, `account.${field}_changed`, { accountId, changeId })
  if (toldAt === null) return
  const words = undoMessage({ recipient: toldAt, field, isAdded: oldValue === null, newValue, code }, publicUrl)
  await send(tx, { purpose: `${field}_changed_undo`, accountId, validSeconds: UNDO_SECONDS, ...words })
}

export function taken(field: ContactField): Refusal {
  return field === 'email'
    ? new Refusal('email_taken', { fields: { email: m.refusal_email_taken() } })
    : new Refusal('phone_taken', { fields: { phone: m.refusal_phone_taken() } })
}
