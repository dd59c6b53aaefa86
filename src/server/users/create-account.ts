import type { Role } from '#contract/auth'
import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { isKeptForAnother, reserveContact } from './contacts.queries.ts'
import { insertAccount, takenNames } from './users.queries.ts'

/** Refuses `username_taken`, `email_taken`, at the field. */
export async function createAccount(
  db: Db,
  account: { username: string | null; email: string; passwordHash: string; role: Role },
): Promise<number> {
  await reserveContact(db, 'email', account.email)
  const isKept = await isKeptForAnother(db, { field: 'email', value: account.email }, null)
  const inserted = isKept ? undefined : await insertAccount(db, account)
  if (inserted) return inserted.id
  const taken = await takenNames(db, account)
  throw taken.username && account.username
    ? new Refusal('username_taken', { fields: { username: m.refusal_username_taken() } })
    : new Refusal('email_taken', { fields: { email: m.refusal_email_taken() } })
}
