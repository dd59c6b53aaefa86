import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** What is wrong with the payouts, in words (docs/money.md, invariant 5); [] where nothing is. */
export async function judgePaid(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    with paid as (
      select payouts.id, vendor_id, statement_id, amount_poisha, state, journal.id as journal_id,
        exists (select from ledger_journals as back where back.reverses = journal.id) as came_back
      from payouts left join ledger_journals as journal on journal.kind = 'payout' and journal.source = payouts.id::text
    )
    select 'payout ' || id || ' is paid, and not posted, or otherwise' as words from paid
      where (state = 'paid') <> (journal_id is not null and not came_back)
    union all
    select 'payout ' || id || ' is posted at another amount' from paid
      where amount_poisha <> coalesce((
        select sum(amount_poisha) from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
        where ledger_entries.journal_id = paid.journal_id and kind = 'vendor_payable' and owner = vendor_id::text
      ), amount_poisha)
    union all
    select 'statement ' || statement_id || ' is paid twice' from paid where state <> 'failed'
      group by statement_id having count(*) > 1`.execute(db)
  return rows.map(({ words }) => words)
}
