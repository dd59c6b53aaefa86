import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export { wrongBooks } from '../wrong-books.queries.ts'

/** Balances by `kind` or `kind owner`, in poisha; what is zero is left out. */
export async function balancesOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; poisha: number }>`
    select trim(kind || ' ' || owner) as name, sum(balance_poisha)::bigint as poisha from ledger_accounts
    group by 1 having sum(balance_poisha) <> 0 order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ name, poisha }) => [name, poisha]))
}

/** What accounts have more than they had before, those of stores and couriers by their kind alone. */
export async function postedSince(db: Db, before: Record<string, number>): Promise<Record<string, number>> {
  const now = await balancesOf(db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name.split(' ')[0] ?? '', (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}
