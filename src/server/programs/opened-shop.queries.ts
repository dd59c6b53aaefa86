import { sql } from 'kysely'
import { ORDER_INVARIANTS } from '../assembly/order-invariants.queries.ts'
import { wrongBooks } from '../ledger/wrong-books.queries.ts'
import type { Opened } from '../platform/backup/backups.ts'
import type { Db } from '../platform/database/db.ts'

const NAMED_AT_MOST = 5

export async function holdingsOf(db: Db): Promise<Omit<Opened, 'found'>> {
  const { rows } = await sql<{ orders: number; last_order_at: Date | null; products: number; accounts: number }>`
    select (select count(*) from orders)::int as orders, (select max(created_at) from orders) as last_order_at,
      (select count(*) from products where deleted_at is null)::int as products,
      (select count(*) from users where deleted_at is null)::int as accounts`.execute(db)
  const { last_order_at: last, ...counts } = rows[0] ?? { orders: 0, last_order_at: null, products: 0, accounts: 0 }
  return { ...counts, lastOrderAt: last?.toISOString() ?? null }
}

/** What breaks an invariant of orders, stock or books, in words. It reads every row of them. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [words, query] of Object.entries(ORDER_INVARIANTS)) {
    const { rows } = await sql.raw<{ id: number }>(query).execute(db)
    if (rows.length > 0) found.push(`${words}: ${rows.slice(0, NAMED_AT_MOST).map(({ id }) => id)}`)
  }
  return [...found, ...(await wrongBooks(db))]
}
