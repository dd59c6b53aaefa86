import type { Db } from '../platform/database/db.ts'
import { accountName } from '../users/account-name.queries.ts'

/** As colleagues know it; by its number once it is deleted. */
export async function nameToNotify(db: Db, accountId: number): Promise<string> {
  const found = await db
    .selectFrom('users')
    .select(accountName('users').as('name'))
    .where('id', '=', accountId)
    .executeTakeFirst()
  return found?.name ?? `#${accountId}`
}
