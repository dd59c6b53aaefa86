import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** What is wrong with the refunds, in words (docs/money.md, invariant 6); [] where nothing is. In SQL of its own. */
export async function judgeRefunds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    with posted as (
      select journal.kind, journal.source, ledger_accounts.kind as account, sum(amount_poisha) as poisha
      from ledger_journals as journal join ledger_entries on journal_id = journal.id
        join ledger_accounts on ledger_accounts.id = account_id
      where journal.kind in ('refund', 'refund_commission', 'refund_paid') and journal.reverses is null
        and not exists (select from ledger_journals as back where back.reverses = journal.id)
      group by 1, 2, 3
    ), stands as (
      select source, sum(poisha) filter (where account = 'shopper_due') as shopper,
        sum(poisha) filter (where account in ('vendor_owes', 'vendor_pending', 'vendor_payable', 'sales')) as store,
        sum(poisha) filter (where account = 'commission') as commission, sum(poisha) filter (where account = 'vat_payable') as vat
      from posted where kind in ('refund', 'refund_commission') group by 1
    ), paid as (
      select refund_id, sum(poisha) as poisha from posted join refund_payments on source = refund_payments.id::text
      where kind = 'refund_paid' and account = 'shopper_due' group by 1
    ), granted as (
      select refunds.*, coalesce(-shopper, 0) as owed, coalesce(store, 0) as cost, coalesce(commission, 0) as commission,
        coalesce(vat, 0) as vat, coalesce(paid.poisha, 0) as paid
      from refunds left join stands on source = refunds.id::text left join paid on refund_id = refunds.id
    ), owed as (
      select customer_id::text as owner, sum(amount_poisha) as poisha from refunds where state = 'owed' group by 1
    )
    select 'refund ' || id || ' has no lines' as words from granted
      where not exists (select from refund_lines where refund_id = granted.id)
    union all
    select 'refund ' || id || ' owes its shopper another sum than it says' from granted
      where owed <> case when state = 'cancelled' then 0 else amount_poisha end
    union all
    select 'refund ' || id || ' costs its store another sum than it says' from granted
      where cost <> case when state = 'cancelled' then 0 else store_poisha - commission_poisha - commission_vat_poisha end
    union all
    select 'refund ' || id || ' gives back another commission or VAT than it says' from granted
      where state <> 'cancelled' and (commission_poisha, commission_vat_poisha) <> (commission, vat)
    union all
    select 'refund ' || id || ' is ' || state || ', and its payments are posted otherwise' from granted
      where paid <> case when state = 'paid' then amount_poisha else 0 end
    union all
    select 'line ' || line_id || ' is refunded beyond what was kept of it' from refund_lines
      join granted on granted.id = refund_id where state <> 'cancelled'
      group by line_id having sum(quantity) > coalesce((
        select quantity from line_outcomes where line_outcomes.line_id = refund_lines.line_id and outcome = 'kept'), 0)
    union all
    select 'parcel ' || parcel_id || ' is refunded beyond what was paid for it' from granted where state <> 'cancelled'
      group by parcel_id having sum(amount_poisha) > (select collected_poisha from parcels where parcels.id = parcel_id)
    union all
    select 'the shopper ' || owner || ' is owed another sum than its refunds say' from ledger_accounts left join owed using (owner)
      where kind = 'shopper_due' and -balance_poisha <> coalesce(owed.poisha, 0)`.execute(db)
  return rows.map(({ words }) => words)
}
