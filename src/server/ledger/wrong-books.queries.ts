import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** What is wrong with the books (docs/money.md, invariants 1 and 3), in words; [] where they are right. */
export async function wrongBooks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select 'journal ' || id || ' does not come to zero' as words from ledger_journals
      left join (select journal_id, sum(amount_poisha) as poisha from ledger_entries group by journal_id) as entered
        on journal_id = id
      where coalesce(poisha, 1) <> 0
    union all
    select 'account ' || id || ' is not the sum of its entries' from ledger_accounts
      where balance_poisha <> (select coalesce(sum(amount_poisha), 0) from ledger_entries where account_id = ledger_accounts.id)
    union all
    select 'account ' || id || ' is not what its last entry says' from ledger_accounts
      left join lateral (
        select version as last_version, balance_poisha as last_poisha from ledger_entries
        where account_id = ledger_accounts.id order by version desc limit 1
      ) as last_entry on true
      where (version, balance_poisha) is distinct from (coalesce(last_version, 0), coalesce(last_poisha, 0))
    union all
    select 'account ' || account_id || ' lacks an entry' from ledger_entries
      group by account_id having max(version) <> count(*)`.execute(db)
  return rows.map(({ words }) => words)
}
