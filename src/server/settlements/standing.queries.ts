import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'

/** What the books hold of a subject with one company, in poisha, debits positive. */
export interface Standing {
  owedPoisha: number
  suspensePoisha: number
  /** The store’s share; nothing of it while another company owes its cash. */
  pendingPoisha: number
  /** Of the store, whoever brought it. */
  payablePoisha: number
  /** A delivery of it stands. */
  isDelivered: boolean
}

const NOTHING: Standing = {
  owedPoisha: 0,
  suspensePoisha: 0,
  pendingPoisha: 0,
  payablePoisha: 0,
  isDelivered: false,
}

/** By subject; whatever it is not in the books of is nothing. `without`: journals that are about to be taken back. */
export async function standingOf(
  db: Db,
  company: Company,
  subjects: string[],
  without: number[] = [],
): Promise<(subject: string) => Standing> {
  if (subjects.length === 0) return () => NOTHING
  const { rows } = await sql<Standing & { subject: string }>`
    select subject,
      coalesce(sum(amount_poisha) filter (where account.kind = 'courier_owes' and account.owner = ${company}), 0)::bigint as "owedPoisha",
      coalesce(sum(amount_poisha) filter (where account.kind = 'suspense' and account.owner = ${company}), 0)::bigint as "suspensePoisha",
      case when sum(amount_poisha) filter (where account.kind in ('courier_owes', 'suspense') and account.owner <> ${company}) > 0 then 0
        else coalesce(sum(amount_poisha) filter (where account.kind = 'vendor_pending'), 0) end::bigint as "pendingPoisha",
      coalesce(sum(amount_poisha) filter (where account.kind = 'vendor_payable'), 0)::bigint as "payablePoisha",
      count(*) filter (where journal.kind = 'delivered') > count(*) filter (where journal.kind = 'delivered_taken_back') as "isDelivered"
    from ledger_journals as journal
    join ledger_entries as entry on entry.journal_id = journal.id
    join ledger_accounts as account on account.id = entry.account_id
    where subject = any (${subjects}::text[]) and journal.id <> all (${without}::bigint[])
    group by subject`.execute(db)
  const found = new Map(rows.map(({ subject, ...standing }) => [subject, standing]))
  return (subject) => found.get(subject) ?? NOTHING
}

/** Which has settled it, and too little: what is missing stands in suspense. Null: none has. */
export async function shortCourier(db: Db, subject: string): Promise<string | null> {
  const { rows } = await sql<{ owner: string }>`
    select owner
    from ledger_journals as journal
    join ledger_entries as entry on entry.journal_id = journal.id
    join ledger_accounts as account on account.id = entry.account_id
    where subject = ${subject} and account.kind = 'suspense'
    group by owner having sum(amount_poisha) > 0
    order by sum(amount_poisha) desc limit 1`.execute(db)
  return rows[0]?.owner ?? null
}
