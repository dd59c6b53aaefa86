import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/db.ts'
import { createAccount } from '../users/create-account.ts'
import { hasAdmin } from '../users/users.queries.ts'
import { hashPassword } from './passwords.ts'

/**
 * Makes the first admin where the shop has none. Returns its username and, where none was given, the random password that
 * is shown once; null where an admin is there already.
 */
export async function ensureAdmin(
  db: Db,
  { username, email, password }: { username: string; email: string; password: string | undefined },
): Promise<{ username: string; password: string | null } | null> {
  if (await hasAdmin(db)) return null
  const chosen = password ?? randomBytes(12).toString('base64url')
  await createAccount(db, { username, email, passwordHash: await hashPassword(chosen), role: 'Admin' })
  return { username, password: password === undefined ? chosen : null }
}
