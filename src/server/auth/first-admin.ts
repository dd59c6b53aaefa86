import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { StartRefusal } from '../platform/start-refusal.ts'
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
  try {
    await createAccount(db, { username, email, passwordHash: await hashPassword(chosen), role: 'Admin' })
  } catch (error) {
    // Another shop on the same database was quicker.
    if (await hasAdmin(db)) return null
    throw error instanceof Refusal ? refusedStart(error) : error
  }
  return { username, password: password === undefined ? chosen : null }
}

function refusedStart({ code }: Refusal): StartRefusal {
  if (code === 'username_taken') return new StartRefusal('ADMIN_USERNAME belongs to an account that is no admin.')
  if (code === 'email_taken') return new StartRefusal('ADMIN_EMAIL belongs to an account that is no admin.')
  return new StartRefusal('ADMIN_PASSWORD is one of those that everybody tries first; choose another.')
}
