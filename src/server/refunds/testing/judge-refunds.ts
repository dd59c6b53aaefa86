import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** What is wrong with the refunds, in words (trade.md §3, invariant 6); [] where nothing is. In SQL of its own. */
export async function judgeRefunds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    with granted as (
      select refunds.*, collects_for from refunds join parcels on parcels.id = parcel_id
    ), posted as (
      select journal.kind, journal.source, ledger_accounts.kind as account, sum(amount_poisha) as poisha
      from ledger_journals as journal join ledger_entries on journal_id = journal.id
        join ledger_accounts on ledger_accounts.id = account_id
      where journal.kind in ('refund', 'refund_commission', 'refund_paid') and journal.reverses is null
        and not exists (select from ledger_journals as back where back.reverses = journal.id)
      group by 1, 2, 3
    ), stands as (select source, account, poisha from posted where kind in ('refund', 'refund_commission'))
    select 'refund ' || id || ' has no lines' as words from granted
      where not exists (select from refund_lines where refund_id = granted.id)
    union all
    select 'refund ' || id || ' owes its shopper another sum than it says' from granted
      where (case when state = 'cancelled' then 0 else amount_poisha end) <> -coalesce((
        select sum(poisha) from stands where source = granted.id::text and account = 'shopper_due'), 0)
    union all
    select 'refund ' || id || ' costs its store another sum than it says' from granted
      where (case when state = 'cancelled' then 0 else store_poisha - commission_poisha - commission_vat_poisha end) <> coalesce((
        select sum(poisha) from stands where source = granted.id::text and account in ('vendor_owes', 'vendor_pending', 'vendor_payable')), 0)
    union all
    select 'refund ' || id || ' gives back another commission or VAT than it says' from granted
      where state <> 'cancelled' and (commission_poisha, commission_vat_poisha) <> (
        coalesce((select sum(poisha) from stands where source = granted.id::text and account = 'commission'), 0),
        coalesce((select sum(poisha) from stands where source = granted.id::text and account = 'vat_payable'), 0))
    union all
    select 'refund ' || id || ' is ' || state || ', and its payments are posted otherwise' from granted
      where (case when state = 'paid' then amount_poisha else 0 end) <> coalesce((
        select sum(poisha) from posted join refund_payments on posted.source = refund_payments.id::text
        where posted.kind = 'refund_paid' and account = 'shopper_due' and refund_id = granted.id), 0)
    union all
    select 'line ' || line_id || ' is refunded beyond what was kept of it' from refund_lines
      join granted on granted.id = refund_id where state <> 'cancelled'
      group by line_id having sum(quantity) > coalesce((
        select quantity from line_outcomes where line_outcomes.line_id = refund_lines.line_id and outcome = 'kept'), 0)
    union all
    select 'parcel ' || parcel_id || ' is refunded beyond what was paid for it' from granted where state <> 'cancelled'
      group by parcel_id having sum(amount_poisha) > (select collected_poisha from parcels where parcels.id = parcel_id)
    union all
    select 'the shopper ' || owner || ' is owed another sum than its refunds say' from ledger_accounts
      where kind = 'shopper_due' and -balance_poisha <> coalesce((
        select sum(amount_poisha) from granted where customer_id::text = owner and state = 'owed'), 0)`.execute(db)
  return rows.map(({ words }) => words)
}
