import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * What is wrong with what couriers paid, in words: the bank has what rows brought that stand, and what payments
 * came to beside them, no more and no less. In SQL of its own.
 */
export async function judgeSettlements(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    with brought as (
      select journal.subject, sum(amount_poisha) as poisha
      from ledger_journals as journal
      left join ledger_journals as back on back.id = journal.reverses
      join ledger_entries on journal_id = journal.id
      join ledger_accounts as account on account.id = account_id
      where account.kind = 'bank'
        and coalesce(back.kind, journal.kind) in ('settled', 'return_settled', 'unmatched', 'accepted')
      group by 1
    ), stands as (
      select subject, sum(net_poisha) as poisha from settlement_rows as told
      where gone is null and case
        when is_first then not exists (
          -- Its consignment was known later: it is posted there.
          select from settlement_rows as later
          where later.is_first and later.gone is null and later.id > told.id and later.event <> told.event
            and (later.company, later.kind, later.number, later.invoice, later.net_poisha)
              = (told.company, told.kind, told.number, told.invoice, told.net_poisha)
            and told.consignment_id is null)
        else exists (select from settlement_decisions where row_id = told.id and decision = 'accepted') end
      group by 1
    )
    select 'payment ' || files.id || ' brought ' || coalesce(poisha, 0) || ' beside its rows, not ' || due as words
    from settlement_files as files
    cross join lateral (select case when exists (select from settlement_take_backs where file_id = files.id) then 0
      else coalesce(told_poisha - net_poisha, 0) end as due) as told
    left join lateral (
      select sum(amount_poisha) as poisha from ledger_journals join ledger_entries on journal_id = ledger_journals.id
      join ledger_accounts on ledger_accounts.id = account_id
      where subject = 'settlement_file:' || files.id and ledger_accounts.kind = 'bank'
    ) as beside on true
    where coalesce(poisha, 0) <> due
    union all
    select 'the bank has ' || coalesce(brought.poisha, 0) || ' for ' || subject || ', and its rows brought '
      || coalesce(stands.poisha, 0) as words
    from brought full join stands using (subject)
    where coalesce(brought.poisha, 0) <> coalesce(stands.poisha, 0)
    union all
    -- What was paid for a lost parcel is its store’s where an admin says so: all of it, less the commission of the sale.
    select 'of the compensation for parcel ' || parcels.id || ' its store has ' || store || ', not ' || paid || ' less the commission'
    from (
      select parcel_id, subject, sum(net_poisha) as paid from settlement_rows as told
      where kind = 'compensation' and is_first and gone is null
        and exists (select from settlement_decisions where row_id = told.id and decision = 'of_store')
      group by 1, 2
    ) as given
    join parcels on parcels.id = parcel_id
    cross join lateral (
      select coalesce(-sum(amount_poisha) filter (where account.kind = 'vendor_payable' and owner = parcels.vendor_id::text), 0) as store,
        coalesce(-sum(amount_poisha) filter (where account.kind = 'vat_payable'), 0) as vat
      from ledger_journals as journal
      join ledger_entries on journal_id = journal.id join ledger_accounts as account on account.id = account_id
      where journal.subject = given.subject
    ) as posted
    cross join lateral (
      select round(sum(commission_poisha) * least(paid, items_poisha) / greatest(items_poisha, 1)) as commission
      from order_lines where order_lines.parcel_id = parcels.id
    ) as terms
    where store <> paid - commission - vat or not exists (
      select from vat_rates where what = 'commission' and vat = round(commission * basis_points / 10000)
    )
    union all
    select 'of what is not decided so, the compensation of ' || subject || ' is its store’s'
    from ledger_journals as journal join ledger_entries on journal_id = journal.id join ledger_accounts as account on account.id = account_id
    where subject like 'compensation:%' and account.kind = 'vendor_payable'
      and not exists (select from settlement_rows as told join settlement_decisions on row_id = told.id
        where told.subject = journal.subject and told.gone is null and decision = 'of_store')
    group by subject having sum(amount_poisha) <> 0`.execute(db)
  return rows.map(({ words }) => words)
}
