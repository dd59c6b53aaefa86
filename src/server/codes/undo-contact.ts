import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { updateContact } from '../users/contacts.queries.ts'
import { taken } from './change-contact.ts'
import { takeUndo } from './contact-changes.queries.ts'
import { deleteSecretsOf } from './one-time-secrets.queries.ts'
import { invalidCode, notWrong, type Secrets, spendWrong } from './one-time-secrets.ts'

/** From the old email or phone, within 72 hours: restores it and ends all sessions. Refuses `invalid_code`, `email_taken`, `phone_taken`. */
export async function undoContact(
  db: Db,
  { hashes }: Secrets,
  code: string,
  address: string,
): Promise<{ message: string }> {
  await spendWrong(db, address)
  await transact(db, async (tx) => {
    const undo = await takeUndo(tx, hashes.undoHashOf(code))
    if (!undo) throw invalidCode()
    const { accountId, field, oldValue } = undo
    if (!(await updateContact(tx, accountId, { field, value: oldValue, endsSessions: true }))) throw taken(field)
    await deleteSecretsOf(tx, accountId)
  })
  await notWrong(db, address)
  return { message: m.auth_change_undone() }
}
