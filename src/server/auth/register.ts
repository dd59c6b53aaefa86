import type { Db } from '../platform/db.ts'
import { createAccount } from '../users/create-account.ts'
import { hashOfNewcomer } from './newcomers.ts'
import type { Tokens } from './tokens.ts'

/** Makes a customer’s account and signs it in. Refuses `username_taken`, `email_taken`, common passwords, and too many from one address. */
export async function registerCustomer(
  db: Db,
  tokens: Tokens,
  { username, email, password, address }: { username: string; email: string; password: string; address: string },
): Promise<{ token: string }> {
  const passwordHash = await hashOfNewcomer(db, password, address)
  const id = await createAccount(db, { username, email, passwordHash, role: 'User' })
  return { token: await tokens.sign({ id, role: 'User' }) }
}
