import { type Db, transact } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { agreeToTerms } from '../users/agree.ts'
import { createAccount } from '../users/create-account.ts'
import { registerNewcomer } from './newcomers.ts'
import type { SignIn } from './sign-in.ts'
import { FIRST_EPOCH } from './tokens.ts'

/** Refuses `username_taken`, `email_taken`, and as `registerNewcomer`. */
export async function registerCustomer(
  db: Db,
  signIn: SignIn,
  newcomer: { username: string; email: string; password: string },
  visitor: Visitor,
): Promise<{ token: string }> {
  const { username, email } = newcomer
  const id = await registerNewcomer(db, newcomer, visitor.address, (passwordHash) =>
    transact(db, async (tx) => {
      const accountId = await createAccount(tx, { username, email, passwordHash, role: 'User' })
      await agreeToTerms(tx, accountId, 'register')
      return accountId
    }),
  )
  return await signIn({ id, role: 'User', epoch: FIRST_EPOCH }, visitor, 'silent')
}
