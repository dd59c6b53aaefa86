import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import { isStillAllowed } from './still-allowed.queries.ts'

const MOST_COUNTED = 100

export interface BellRow {
  id: number
  text: string
  path: string | null
  createdAt: string
  isRead: boolean
}

/** From the id `before` on. Moments as the database writes them. */
export async function bellPage(
  db: Db,
  accountId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: BellRow[]; total: number }> {
  const all = db
    .selectFrom('messages')
    .where('way', '=', 'bell')
    .where('account_id', '=', accountId)
    .where(isStillAllowed)
  const rows = all
    .select(['id', 'subject as text', 'path'])
    .select((of) => of.ref('created_at').$castTo<string>().as('createdAt'))
    .select(sql<boolean>`read_at is not null`.as('isRead'))
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, all)
}

export async function unreadOf(db: Db, accountId: number): Promise<number> {
  return (await newsOf(db, [accountId])).get(accountId)?.unread ?? 0
}

export interface News {
  unread: number
  /** Of the newest unread one; 0 where there is none. */
  newest: number
}

/** Of each account that has something unread. Counts up to a hundred. */
export async function newsOf(db: Db, accountIds: number[]): Promise<Map<number, News>> {
  const { rows } = await sql<News & { id: number }>`
    select account.id, news.unread, news.newest from unnest(${accountIds}::bigint[]) as account(id)
    cross join lateral (
      select count(*)::int as unread, coalesce(max(id), 0) as newest from (
        select id from messages where way = 'bell' and account_id = account.id and read_at is null and ${isStillAllowed}
        order by id desc limit ${MOST_COUNTED}
      ) as unread
    ) as news`.execute(db)
  return new Map(rows.map(({ id, unread, newest }) => [id, { unread, newest }]))
}

export async function markRead(
  db: Db,
  accountId: number,
  { ids, upTo }: { ids?: number[] | undefined; upTo?: number | undefined },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ read_at: sql<Date>`now()` })
    .where('way', '=', 'bell')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(isStillAllowed)
    .where((or) => or.or([or('id', '=', sql<number>`any(${ids ?? []}::bigint[])`), or('id', '<=', upTo ?? 0)]))
    .execute()
}
