import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
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

export interface InSuspense {
  company: Company
  subject: string
  /** Missing above nothing, unexplained below. */
  poisha: number
  /** Since its money moved last. */
  days: number
}

/** Each matter with money in suspense, the one that has waited longest first: missing here is no less for what is too much there. */
export async function mattersInSuspense(db: Db): Promise<InSuspense[]> {
  const { rows } = await sql<InSuspense>`
    select owner as company, subject, sum(amount_poisha)::bigint as poisha,
      extract(day from now() - max(written_at))::int as days
    from ledger_accounts as account
    join ledger_entries on account_id = account.id
    join ledger_journals as journal on journal.id = journal_id
    where account.kind = 'suspense'
    group by owner, subject having sum(amount_poisha) <> 0
    order by max(written_at), owner, subject`.execute(db)
  return rows
}

/** What the shop bore of differences with each company: small ones at once, others by an admin’s decision; below nothing, what it gained. */
export async function borneByCompany(db: Db): Promise<{ company: Company; poisha: number }[]> {
  const { rows } = await sql<{ company: Company; poisha: number }>`
    select company, sum(poisha)::bigint as poisha from (
      select sum(amount_poisha) as poisha, coalesce(
        (select company from settlement_rows where settlement_rows.subject = journal.subject order by id desc limit 1),
        (select company from settlement_files where 'settlement_file:' || id = journal.subject)
      ) as company
      from ledger_accounts as account
      join ledger_entries on account_id = account.id
      join ledger_journals as journal on journal.id = journal_id
      where account.kind = 'losses'
      group by journal.id
    ) as borne where company is not null group by company`.execute(db)
  return rows
}
