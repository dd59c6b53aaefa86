import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/database/db.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { Refusal } from '../platform/refusal.ts'
import { createAccount } from '../users/create-account.ts'
import { hasAdmin } from '../users/users.queries.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'

/** Where there is none: username, and the random password if none was given; else null. */
export async function ensureAdmin(
  db: Db,
  { username, email, password }: { username: string; email: string; password: string | undefined },
): Promise<{ username: string; password: string | null } | null> {
  if (await hasAdmin(db)) return null
  const chosen = password ?? randomBytes(12).toString('base64url')
  try {
    if (password !== undefined) await refuseWeakPassword(password, { username, email })
    await createAccount(db, { username, email, passwordHash: await hashPassword(chosen), role: 'Admin' })
  } catch (error) {
    // Another process was quicker.
    if (await hasAdmin(db)) return null
    throw error instanceof Refusal ? refusedStart(error) : error
  }
  return { username, password: password === undefined ? chosen : null }
}

function refusedStart({ code }: Refusal): StartRefusal {
  if (code === 'username_taken') return new StartRefusal('ADMIN_USERNAME belongs to an account that is no admin.')
  if (code === 'email_taken') return new StartRefusal('ADMIN_EMAIL belongs to an account that is no admin.')
  return new StartRefusal(
    'ADMIN_PASSWORD is one of those that everybody tries first, or holds the admin’s name; choose another.',
  )
}
