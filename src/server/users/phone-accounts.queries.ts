import { sql } from 'kysely'
import { contactFieldOf } from '#contract/values/contact-field'
import type { Db } from '../platform/database/db.ts'
import { isKeptForAnother, reserveContact } from './contacts.queries.ts'

/** Deactivated ones too. */
export async function accountWithPhone(db: Db, phone: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'role', 'is_active as isActive', 'token_epoch as epoch'])
    .where('phone', '=', phone)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** A customer without a name or a password; false, where the phone has an account, or one may go back to it. */
export async function insertPhoneAccount(tx: Db, phone: string): Promise<boolean> {
  await reserveContact(tx, 'phone', phone)
  if (await isKeptForAnother(tx, { field: 'phone', value: phone }, null)) return false
  const inserted = await tx
    .insertInto('users')
    .values({ username: null, email: null, phone, password_hash: null, role: 'User' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Active ones; `contact` as the account has it, not as it was typed. */
export async function accountToReset(
  db: Db,
  recipient: string,
): Promise<{ id: number; contact: string; epoch: number } | undefined> {
  const field = contactFieldOf(recipient)
  const found = await db
    .selectFrom('users')
    .select(['id', field, 'token_epoch as epoch'])
    // As the indexes have them: a phone is of one writing.
    .where((or) =>
      field === 'phone' ? or('phone', '=', recipient) : or(sql`lower(email)`, '=', sql`lower(${recipient}::text)`),
    )
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found && { id: found.id, epoch: found.epoch, contact: found[field] ?? recipient }
}
