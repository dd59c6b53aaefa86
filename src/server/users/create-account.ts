import type { Role } from '#contract/auth'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { insertAccount, takenNames } from './users.queries.ts'

/** Makes an account. Refuses `username_taken` and `email_taken`, each at its field. */
export async function createAccount(
  db: Db,
  account: { username: string | null; email: string; passwordHash: string; role: Role },
): Promise<number> {
  const inserted = await insertAccount(db, account)
  if (inserted) return inserted.id
  const taken = await takenNames(db, account)
  throw taken.username && account.username
    ? new Refusal('username_taken', { fields: { username: 'This username is already taken.' } })
    : new Refusal('email_taken', { fields: { email: 'An account with this email already exists.' } })
}
