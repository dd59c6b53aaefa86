import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Account, accountOf } from '../users/users.queries.ts'

export async function ownAccount(db: Db, actor: Actor): Promise<Omit<Account, 'email'> & { email: string }> {
  const account = await accountOf(db, actor.id)
  if (!account || (account.email ?? account.phone) === null) throw new Refusal('session_ended')
  return { ...account, email: account.email ?? '' }
}
