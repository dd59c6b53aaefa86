import { sql } from 'kysely'
import type { Leg } from '../ledger/journal.ts'
import type { Db } from '../platform/database/db.ts'
import { OWN_SALE } from '../postings/delivery-journals.ts'

const HOUSE = sql`(select id from vendors where is_house)`

/** What was posted about something as if the shop’s own store were another’s, net, by account. */
export interface PostedToHouse {
  subject: string
  /** The newest journal about it. */
  lastId: number
  legs: Leg[]
}

/** Of all subjects, or of one: its balance with the shop, and what that took of its parcels. */
export async function postedToHouse(db: Db, subject: string | null = null): Promise<PostedToHouse[]> {
  const { rows } = await sql<PostedToHouse>`
    with known as materialized (
      select distinct subject from ledger_accounts as account
      join ledger_entries as entry on entry.account_id = account.id
      join ledger_journals as journal on journal.id = entry.journal_id
      where account.owner = ${HOUSE}::text and account.kind in ('vendor_owes', 'vendor_pending', 'vendor_payable')
        and (${subject}::text is null or subject = ${subject})
    ), sums as (
      select journal.subject, account.kind, account.owner, sum(amount_poisha)::bigint as poisha, max(journal.id) as last_id
      from known join ledger_journals as journal using (subject)
      join ledger_entries as entry on entry.journal_id = journal.id
      join ledger_accounts as account on account.id = entry.account_id
      where (account.owner = ${HOUSE}::text and account.kind in ('vendor_owes', 'vendor_pending', 'vendor_payable'))
        or account.kind in ('commission', 'vat_payable')
      group by 1, 2, 3
    )
    select subject, max(last_id) as "lastId", json_agg(case when owner = '' then json_build_object('account', kind, 'poisha', poisha)
      else json_build_object('account', kind, 'owner', owner, 'poisha', poisha) end order by kind) as legs
    from sums where poisha <> 0 group by subject order by 2`.execute(db)
  return rows
}

/** The cash that the shop’s own rider brought, of which the books say nothing. */
export interface UnpostedCash {
  parcelId: number
  collectedPoisha: number
  shippingPoisha: number
}

/** Of all parcels of the shop’s own store, or of one. */
export async function unpostedCash(db: Db, parcelId: number | null = null): Promise<UnpostedCash[]> {
  const { rows } = await sql<UnpostedCash>`
    select id as "parcelId", collected_poisha as "collectedPoisha", coalesce(shipping_poisha, 0) as "shippingPoisha"
    from parcels
    where vendor_id = ${HOUSE} and status = 'Completed' and collects_for = 'store' and collected_poisha > 0
      and (${parcelId}::bigint is null or id = ${parcelId})
      and not exists (
        select from ledger_journals as journal
        join ledger_entries as entry on entry.journal_id = journal.id
        join ledger_accounts as account on account.id = entry.account_id
        where journal.subject = 'parcel:' || parcels.id and journal.kind in ('delivered', ${OWN_SALE}) and account.kind = 'bank'
          and not exists (select from ledger_journals as later where later.reverses = journal.id)
      )
    order by id`.execute(db)
  return rows
}
