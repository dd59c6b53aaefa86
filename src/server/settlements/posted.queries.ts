import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Standing } from '../ledger/standing.queries.ts'
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
      on decided.id = case when journal.kind in ('accepted', 'compensated') then journal.source::bigint
        when journal.kind = 'commission' then substring(journal.source from '^compensated (\\d+)$')::bigint end
    left join settlement_rows as told on told.id = row_id
    where journal.subject = any (${subjects}::text[]) and reverses is null
      and journal.kind in ('settled', 'return_settled', 'unmatched', 'settled_again', 'accepted', 'reopened', 'compensated', 'commission')
      and not exists (select from ledger_journals as later where later.reverses = journal.id)
      and ${company} = case when row_id is not null or journal.kind = 'commission' then told.company else case journal.kind
        when 'settled_again' then split_part(journal.source, ' ', -2) when 'reopened' then split_part(journal.source, ' ', 1)
        else split_part(journal.source, ':', 1) end end
    group by journal.id, row_id order by journal.id`.execute(db)
  return rows
}

/** What admins had borne of these subjects, with whichever company, as a delivery came to something else than it does now. */
export async function borneBefore(db: Db, subjects: string[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select journal.id, journal.kind, journal.subject
    from ledger_journals as journal
    join settlement_decisions as decided
      on decided.id = case when journal.kind = 'accepted' then journal.source::bigint end
    join settlement_rows as told on told.id = row_id
    where journal.subject = any (${subjects}::text[]) and journal.kind = 'accepted'
      and not exists (select from ledger_journals as back where back.reverses = journal.id)
      -- What a row brought came, whatever became of its parcel.
      and not exists (
        select from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
        where journal_id = journal.id and ledger_accounts.kind = 'bank')
      -- Another row was taken back since: what was borne is in suspense again.
      and not exists (
        select from ledger_journals as reopened
        where reopened.subject = journal.subject and reopened.kind = 'reopened' and reopened.id > journal.id
          and split_part(reopened.source, ' ', 1) = told.company)
      and (
        select sum(amount_poisha) from ledger_journals as since
        join ledger_entries on journal_id = since.id
        join ledger_accounts as account on account.id = account_id
        where since.subject = journal.subject and since.id > journal.id
          and since.kind in ('delivered', 'delivered_taken_back')
          and account.kind in ('courier_owes', 'suspense') and account.owner = told.company
      ) <> 0
    order by journal.id`.execute(db)
  return rows
}
