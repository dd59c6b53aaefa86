import { sql } from 'kysely'
import type { Role } from '#contract/auth'
import type { Db } from '../platform/db.ts'
import { contains, rowsAndTotal } from '../platform/listed.queries.ts'
import type { Account } from './users.queries.ts'

export interface ManagedAccount extends Account {
  isActive: boolean
}

/** Accounts newest first from the id `before` on, and how many there are on all pages. An empty `search` finds all. */
export async function accountsPage(
  db: Db,
  search: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: ManagedAccount[]; total: number }> {
  const found = db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .$if(search !== '', (some) =>
      some.where((or) => or.or([contains(sql`email`, search), contains(LISTED_ROLE, search)])),
    )
  const rows = found
    .select(['id', 'username', 'email', 'role', 'is_active as isActive'])
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

const LISTED_ROLE = sql`case role when 'User' then 'Customer' else role end`

/** Every active admin, held to the end of the transaction: always in one order, so that two who hold cannot deadlock. */
export async function lockActiveAdmins(tx: Db): Promise<{ id: number }[]> {
  return await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The account, held to the end of the transaction; undefined where it is deleted or was never there. */
export async function lockAccount(tx: Db, userId: number): Promise<ManagedAccount | undefined> {
  return await tx
    .selectFrom('users')
    .select(['id', 'username', 'email', 'role', 'is_active as isActive'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateRole(tx: Db, userId: number, role: Role): Promise<void> {
  await tx.updateTable('users').set({ role }).where('id', '=', userId).execute()
}

export async function updateActive(tx: Db, userId: number, isActive: boolean): Promise<void> {
  await tx.updateTable('users').set({ is_active: isActive }).where('id', '=', userId).execute()
}

/** What is left of a deleted account: its number, its role and its days. */
export async function anonymise(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ username: null, email: null, password_hash: '', is_active: false, deleted_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
}
