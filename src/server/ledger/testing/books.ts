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
