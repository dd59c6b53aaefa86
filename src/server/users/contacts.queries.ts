import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type ContactField = 'email' | 'phone'

/** Held to the end of the transaction; undefined: deactivated, deleted or unknown. */
export async function lockContacts(tx: Db, userId: number) {
  return await tx
    .selectFrom('users')
    .select(['email', 'phone', 'is_email_proven as isEmailProven'])
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** To the end of the transaction nobody else takes it: who registers or changes to it waits, and finds it taken. */
export async function reserveContact(tx: Db, field: ContactField, value: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${field}`} || lower(${value}::text), 0))`.execute(
    tx,
  )
}

/** Whether another account may still go back to it: until then it is nobody else’s (decision 053). To be asked once it is reserved. */
export async function isKeptForAnother(
  tx: Db,
  { field, value }: { field: ContactField; value: string },
  userId: number | null,
): Promise<boolean> {
  const kept = await tx
    .selectFrom('contact_changes')
    .select('id')
    .where('field', '=', field)
    .where(sql`lower(old_value)`, '=', sql`lower(${value}::text)`)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', sql<Date>`now()`)
    .where(sql<boolean>`account_id is distinct from ${userId}::bigint`)
    .executeTakeFirst()
  return kept !== undefined
}

/** Of a code that came back; a phone is never unproven. False: another account has it, or may go back to it. */
export async function updateContact(
  tx: Db,
  userId: number,
  { field, value }: { field: ContactField; value: string },
): Promise<boolean> {
  await reserveContact(tx, field, value)
  if (await isKeptForAnother(tx, { field, value }, userId)) return false
  const updated = await tx
    .updateTable('users')
    .set((row) => ({
      [field]: value,
      ...(field === 'email' && { is_email_proven: true }),
      version: row('version', '+', 1),
    }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('users as other')
            .select('other.id')
            .where(sql`lower(${sql.ref(`other.${field}`)})`, '=', sql`lower(${value}::text)`)
            .where('other.id', '<>', userId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function clearContact(tx: Db, userId: number, field: ContactField): Promise<void> {
  await tx
    .updateTable('users')
    .set({ [field]: null })
    .where('id', '=', userId)
    .execute()
}

/** Of an email that was given back. */
export async function setEmailProven(tx: Db, userId: number, isProven: boolean): Promise<void> {
  await tx.updateTable('users').set({ is_email_proven: isProven }).where('id', '=', userId).execute()
}

/** False: its owner had shown it before. */
export async function proveEmail(tx: Db, userId: number): Promise<boolean> {
  const proven = await tx
    .updateTable('users')
    .set({ is_email_proven: true })
    .where('id', '=', userId)
    .where('is_email_proven', '=', false)
    .returning('id')
    .executeTakeFirst()
  return proven !== undefined
}

/** Ends all sessions, and no password opens it before another is chosen. */
export async function shutOut(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({ password_hash: null, token_epoch: row('token_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}
