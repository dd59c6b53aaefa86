import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'

/** What rows of files, and decisions about them, have posted and nothing has taken back. */
export interface Posted {
  id: number
  kind: string
  /** Without how often the event was posted before. */
  event: string
  subject: string
  /** Of whose decision it is; null where a row itself posted it. */
  rowId: number | null
  legs: { account: string; owner: string; poisha: number }[]
}

/** With a company, about these subjects. */
export async function postedOf(db: Db, company: Company, subjects: string[]): Promise<Posted[]> {
  const { rows } = await sql<Posted>`
    select journal.id, journal.kind, regexp_replace(journal.source, '#\\d+$', '') as event, journal.subject, row_id as "rowId",
      json_agg(json_build_object('account', account.kind, 'owner', owner, 'poisha', amount_poisha)) as legs
    from ledger_journals as journal
    join ledger_entries as entry on entry.journal_id = journal.id
    join ledger_accounts as account on account.id = entry.account_id
    left join settlement_decisions as decided
      on decided.id = case when journal.kind = 'accepted' then journal.source::bigint end
    left join settlement_rows as told on told.id = row_id
    where journal.subject = any (${subjects}::text[]) and reverses is null
      and journal.kind in ('settled', 'return_settled', 'unmatched', 'settled_again', 'accepted', 'reopened')
      and not exists (select from ledger_journals as later where later.reverses = journal.id)
      and ${company} = case journal.kind when 'accepted' then told.company
        when 'settled_again' then split_part(journal.source, ' ', -2) when 'reopened' then split_part(journal.source, ' ', 1)
        else split_part(journal.source, ':', 1) end
    group by journal.id, row_id order by journal.id`.execute(db)
  return rows
}
