import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/machinery/endpoint'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountOf, hasPassword } from '../users/users.queries.ts'

/** `shop`: unbound by row security, which hides passwords. */
export async function ownAccount(db: Db, shop: Db, { id }: Actor): Promise<Reply<Calls['GET /api/auth/me']>> {
  const [account, isByPassword] = await Promise.all([accountOf(db, id), hasPassword(shop, id)])
  if (!account || (account.email ?? account.phone) === null) throw new Refusal('session_ended')
  return { ...account, email: account.email ?? '', hasPassword: isByPassword }
}
