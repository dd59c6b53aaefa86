import type { Page } from '#contract/machinery/fields'
import type { User } from '#contract/users'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { userOf } from './listed.ts'
import { accountsPage } from './managed-accounts.queries.ts'

/** Newest first, without deleted ones; `search`: contained in email or role (spec §5). */
export async function listUsers(
  db: Db,
  { search = '', limit, cursor }: { search?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<Page<User>> {
  const found = await accountsPage(db, search, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, userOf, ({ id }) => String(id))
}
