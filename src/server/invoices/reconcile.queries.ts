import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { startOfDay } from '../platform/database/dhaka-days.queries.ts'

export type Part = 'ledger' | 'invoiced' | 'credited' | 'waiting' | 'uninvoiced'

export type Reconciled = { part: Part; commissionPoisha: number; vatPoisha: number }[]

/**
 * Of all that the shop supplied to stores in these days in Dhaka, commission and fees, with the VAT on it: what the ledger has of it by now,
 * what invoices and their credit notes say, what waits for a statement, and what statements told that are not invoiced. An amount that moved
 * no store’s account reaches no statement: it waits for none.
 */
export async function reconcileDays(db: Db, firstDay: string, nextDay: string): Promise<Reconciled> {
  const { rows } = await sql<Reconciled[number]>`
    with charged as (
      select journal.id, journal.subject, journal.happened_at,
        -coalesce(sum(amount_poisha) filter (where account.kind in ('commission', 'fees')), 0) as commission,
        -coalesce(sum(amount_poisha) filter (where account.kind = 'vat_payable'), 0) as vat
      from ledger_accounts as account
      join ledger_entries on account_id = account.id
      join ledger_journals as journal on journal.id = journal_id
      where account.kind in ('commission', 'fees', 'vat_payable')
      group by journal.id
    ), supplied as (
      select subject from charged group by subject
      having min(happened_at) >= ${startOfDay(firstDay)} and min(happened_at) < ${startOfDay(nextDay)}
    ), told as (
      select subject, statement_id, max(journal_id) as upto
      from statement_lines join ledger_entries using (account_id, version)
      where subject in (select subject from supplied)
      group by subject, statement_id
    ), placed as (
      select commission, vat, (
        select min(statement_id) from told where told.subject = charged.subject and upto >= charged.id
      ) as statement_id, exists (
        select from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
        where journal_id = charged.id and kind in ('vendor_owes', 'vendor_pending', 'vendor_payable')
          and owner <> (select id::text from vendors where is_house)
      ) as is_of_store, exists (
        select from tax_invoice_lines as line join tax_invoices as invoice on invoice.id = line.invoice_id
        where line.subject = charged.subject and invoice.kind = 'commission'
      ) as is_known
      from charged where subject in (select subject from supplied)
    ), lines as (
      select form, line.value_poisha, line.vat_poisha
      from tax_invoice_lines as line join tax_invoices as invoice on invoice.id = line.invoice_id
      where invoice.kind = 'commission' and line.subject in (select subject from supplied)
    )
    select 'ledger' as part, coalesce(sum(commission), 0)::bigint as "commissionPoisha", coalesce(sum(vat), 0)::bigint as "vatPoisha" from placed
    union all
    select 'invoiced', coalesce(sum(value_poisha), 0)::bigint, coalesce(sum(vat_poisha), 0)::bigint from lines where form = 'invoice'
    union all
    select 'credited', -coalesce(sum(value_poisha), 0)::bigint, -coalesce(sum(vat_poisha), 0)::bigint from lines where form = 'credit_note'
    union all
    select 'waiting', coalesce(sum(commission), 0)::bigint, coalesce(sum(vat), 0)::bigint from placed
    where statement_id is null and is_of_store
    union all
    select 'uninvoiced', coalesce(sum(commission), 0)::bigint, coalesce(sum(vat), 0)::bigint from placed
    where statement_id is not null
      and (not is_known or not exists (select from tax_invoices where tax_invoices.statement_id = placed.statement_id))`.execute(
    db,
  )
  return rows
}
