import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** How many things with each company leave money in suspense, and how long the oldest of them has not moved. */
export async function unmatchedInSuspense(
  db: Db,
): Promise<{ company: string; count: number; oldestSeconds: number }[]> {
  const unmatched = db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_entries', 'account_id', 'ledger_accounts.id')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'journal_id')
    .select((of) => ['owner', 'subject', of.fn.max('written_at').as('moved_at')])
    .where('ledger_accounts.kind', '=', 'suspense')
    .groupBy(['owner', 'subject'])
    .having(sql`sum(amount_poisha)`, '<>', 0)
    .as('unmatched')
  return await db
    .selectFrom(unmatched)
    .select(['owner as company', sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`extract(epoch from now() - min(moved_at))::float8`.as('oldestSeconds'))
    .groupBy('owner')
    .execute()
}
