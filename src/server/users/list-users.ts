import type { Page } from '#contract/fields'
import type { User } from '#contract/users'
import type { Db } from '../platform/db.ts'
import { idBefore, pageFrom } from '../platform/newest-first.ts'
import { userOf } from './listed.ts'
import { accountsPage } from './managing.queries.ts'

/** Accounts that are not deleted, newest first; `search` is contained in the email or the role (spec §5). */
export async function listUsers(
  db: Db,
  { search = '', limit, cursor }: { search?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<Page<User>> {
  const found = await accountsPage(db, search.trim(), { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, userOf, ({ id }) => String(id))
}
