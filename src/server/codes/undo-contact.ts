import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { deleteSecretSince } from '../totp/totp.queries.ts'
import {
  type ContactField,
  clearContact,
  lockContacts,
  setEmailProven,
  shutOut,
  updateContact,
} from '../users/contacts.queries.ts'
import { lockAccount } from '../users/managed-accounts.queries.ts'
import { taken, UNDO_SECONDS } from './change-contact.ts'
import { accountToUndo, takeUndo } from './contact-changes.queries.ts'
import { takeFirstProof } from './first-proof.ts'
import { deleteSecretsOf } from './one-time-secrets.queries.ts'
import { invalidCode, type Secrets } from './one-time-secrets.ts'

/**
 * From the old email or phone, or from the other one where it was added, within 72 hours: the contacts are what they were, and whoever changed them is out, with the password and the second step they may have set
 * (decision 053). By an email that nobody had shown to be theirs, all that was added goes (decision 084). Refuses `invalid_code`, `email_taken`, `phone_taken`.
 */
export async function undoContact(db: Db, secrets: Secrets, code: string): Promise<{ message: string }> {
  await transact(db, async (tx) => {
    const undo = await lockAndTake(tx, secrets.hashes.undoHashOf(code))
    const { accountId, field, oldValue, otherValue, firstChangedAt, isEmailProven } = undo
    if (oldValue === null) await clearContact(tx, accountId, field)
    else if (!(await updateContact(tx, accountId, { field, value: oldValue }))) throw taken(field)
    const other = field === 'email' ? 'phone' : 'email'
    if (otherValue !== undefined) await restoreOther(tx, accountId, other, otherValue)
    await shutOut(tx, accountId)
    // Whoever takes an account over may set it up before they change the contact.
    await deleteSecretSince(tx, accountId, new Date(firstChangedAt.getTime() - UNDO_SECONDS * 1000))
    await deleteSecretsOf(tx, accountId)
    if (isEmailProven !== undefined) await setEmailProven(tx, accountId, isEmailProven)
    // It was sent to the old one, or to the other one where one was added.
    const isByEmail = (field === 'email') === (oldValue !== null)
    const contacts = isByEmail ? await lockContacts(tx, accountId) : undefined
    if (contacts) await takeFirstProof(tx, secrets, { id: accountId, phone: contacts.phone })
  })
  return { message: m.auth_change_undone() }
}

async function lockAndTake(tx: Db, undoHash: Buffer) {
  const accountId = await accountToUndo(tx, undoHash)
  const isThere = accountId !== undefined && (await lockAccount(tx, accountId)) !== undefined
  const undo = isThere ? await takeUndo(tx, undoHash) : undefined
  if (!undo) throw invalidCode()
  return undo
}

/** Rather none than a stranger’s: somebody else may have it by now. */
async function restoreOther(tx: Db, accountId: number, field: ContactField, value: string | null): Promise<void> {
  const isRestored = value !== null && (await updateContact(tx, accountId, { field, value }))
  if (!isRestored) await clearContact(tx, accountId, field)
}
