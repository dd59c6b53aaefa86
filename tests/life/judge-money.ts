import { sql } from 'kysely'
import { shareOfKept } from '../../src/server/assembly/order-invariants.queries.ts'
import { reconcileDays } from '../../src/server/invoices/reconcile.queries.ts'
import { wrongBooks } from '../../src/server/ledger/testing/books.ts'
import { judgePaid } from '../../src/server/payouts/testing/judge-paid.ts'
import { type JudgedStatements, judgeStatements } from '../../src/server/payouts/testing/judge-statements.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { judgeRefunds } from '../../src/server/refunds/testing/judge-refunds.ts'
import { judgeSettlements } from '../../src/server/settlements/testing/judge-settlements.ts'

/** What is wrong with the money of a shop (docs/money.md, invariants 1 to 9), in words; [] where nothing is. By queries of its own. */
export async function judgeMoney(db: Db, judged?: JudgedStatements): Promise<string[]> {
  const found = await Promise.all([
    wrongBooks(db),
    db.isTransaction ? [] : changeable(db),
    wordsOf(db, POSTED_TWICE),
    wordsOf(db, SHARES),
    wordsOf(db, HOUSE),
    wordsOf(db, ENTRIES),
    wordsOf(db, PAYABLE),
    judgePaid(db),
    judgeStatements(db, judged),
    judgeRefunds(db),
    judgeSettlements(db),
    judgeReconciled(db),
    wordsOf(db, COURIERS),
    wordsOf(db, SUSPENSE),
    wordsOf(db, DEBTS),
    wordsOf(db, PAUSES),
  ])
  return found.flat()
}

async function wordsOf(db: Db, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ words: string }>(query).execute(db)
  return rows.map(({ words }) => words)
}

/** Of all months: what the ledger has of commission and VAT, less what is invoiced, given back, waits or was told without an invoice. */
async function judgeReconciled(db: Db): Promise<string[]> {
  const parts = await reconcileDays(db, '2000-01-01', '2200-01-01')
  const left = (of: 'commissionPoisha' | 'vatPoisha') =>
    parts.reduce((sum, part) => sum + (part.part === 'ledger' ? part[of] : -part[of]), 0)
  const [commission, vat] = [left('commissionPoisha'), left('vatPoisha')]
  return commission === 0 && vat === 0
    ? []
    : [`books and invoices differ by ${commission} of commission and ${vat} of VAT`]
}

/** 1. By whatever account of the shop: its owner’s, too. */
export async function changeable(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`select account_id as id from ledger_entries limit 1`.execute(db)
  if (rows.length === 0) return []
  const tries = ['update ledger_entries set amount_poisha = amount_poisha + 1', 'delete from ledger_entries']
  const done = await Promise.all(
    tries.map((query) =>
      db
        .transaction()
        .execute(async (tx) => {
          await sql.raw(query).execute(tx)
          throw new Error(DONE)
        })
        .catch((error: Error) => (error.message === DONE ? [`the shop may ${query}`] : [])),
    ),
  )
  return done.flat()
}

const DONE = 'It was done.'

/** 2. An event posts once. */
const POSTED_TWICE = `
  select 'the ' || kind || ' of ' || source || ' is posted twice' as words from ledger_journals
  group by kind, source having count(*) > 1
  union all
  select 'journal ' || reverses || ' is taken back twice' from ledger_journals
  where reverses is not null group by reverses having count(*) > 1`

/** 4. Of what was kept: price = the store’s share + commission + VAT, as it was frozen when it was sold, with the VAT of the day of its delivery, and of its own store’s the shop’s sale; refunds beside it (`judgeRefunds`). */
const SHARES = `
  with kept as (
    select order_lines.parcel_id, bool_and(quantity = (select sum(quantity) from line_outcomes where line_id = order_lines.id)) as is_said,
      sum(price_poisha * coalesce(kept.pieces, 0)) as goods,
      sum(floor(case when is_house then 0 else charged.commission_poisha end * coalesce(kept.pieces, 0) / quantity::numeric + 0.5)) as commission,
      sum(floor(case when is_house then 0 else charged.commission_vat_poisha end * coalesce(kept.pieces, 0) / quantity::numeric + 0.5)) as vat
    from order_lines join line_commissions as charged on charged.line_id = order_lines.id
    join parcels on parcels.id = order_lines.parcel_id join vendors on vendors.id = parcels.vendor_id left join (
      select line_id, sum(quantity) as pieces from line_outcomes where outcome = 'kept' group by line_id
    ) as kept on kept.line_id = order_lines.id
    group by order_lines.parcel_id
  ), posted as (
    select substr(journal.subject, 8)::bigint as parcel_id,
      sum(amount_poisha) filter (where account.kind in ('vendor_pending', 'vendor_payable', 'sales')) as store,
      sum(amount_poisha) filter (where account.kind = 'vendor_owes') as owed,
      sum(amount_poisha) filter (where account.kind = 'rounding') as rounding,
      sum(amount_poisha) filter (where account.kind = 'commission') as commission,
      sum(amount_poisha) filter (where account.kind = 'vat_payable') as vat
    from ledger_journals as journal join ledger_entries on journal_id = journal.id
    join ledger_accounts as account on account.id = account_id
    left join ledger_journals as taken_back on taken_back.id = journal.reverses
    where journal.subject like 'parcel:%'
      and coalesce(taken_back.kind, journal.kind) not in ('refund', 'refund_commission', 'refund_paid')
    group by 1
  )
  select 'parcel ' || parcels.id || ', ' || stage || ', has commission ' || coalesce(-posted.commission, 0) || ' and VAT '
    || coalesce(-posted.vat, 0) || ' of ' || coalesce(kept.commission, 0) || ' and ' || coalesce(kept.vat, 0) as words
  from parcels join kept on kept.parcel_id = parcels.id left join posted on posted.parcel_id = parcels.id
  where (coalesce(-posted.commission, 0), coalesce(-posted.vat, 0)) <>
    (case when status = 'Completed' and is_said then kept.commission else 0 end,
     case when status = 'Completed' and is_said then kept.vat else 0 end)
  union all
  select 'of parcel ' || parcels.id || ' its store has ' || coalesce(-posted.store, 0) || ', not its goods less the commission'
  from parcels join kept on kept.parcel_id = parcels.id left join posted on posted.parcel_id = parcels.id
  where status = 'Completed' and is_said and collects_for = 'shop'
    and coalesce(-posted.store, 0) <> kept.goods + ${shareOfKept('store_adjustments_poisha')} - kept.commission - kept.vat
  union all
  select 'of parcel ' || parcels.id || ' its store owes ' || coalesce(posted.owed, 0) || ', not the commission'
  from parcels join kept on kept.parcel_id = parcels.id left join posted on posted.parcel_id = parcels.id
  where status = 'Completed' and is_said and collects_for = 'store' and vendor_id <> (select id from vendors where is_house)
    and coalesce(posted.owed, 0) + coalesce(posted.rounding, 0) <> kept.commission + kept.vat
      + ${shareOfKept('adjustments_poisha')} - ${shareOfKept('store_adjustments_poisha')}
  union all
  select 'of parcel ' || parcels.id || ' ' || coalesce(posted.rounding, 0) || ' is rounded off, not what its door was not asked for'
  from parcels left join posted on posted.parcel_id = parcels.id
  where coalesce(posted.rounding, 0) <> case when status = 'Completed' and collects_for is not null then
    (coalesce(kept_poisha, items_poisha) + ${shareOfKept('adjustments_poisha')}
      + coalesce(shipping_poisha, 0)) % 100 else 0 end`

/** 4. With its own store the shop has no account (docs/decisions/083). */
const HOUSE = `
  select 'the shop has ' || balance_poisha || ' in ' || kind || ' with itself' as words from ledger_accounts
  where kind in ('vendor_owes', 'vendor_pending', 'vendor_payable') and balance_poisha <> 0
    and owner = (select id::text from vendors where is_house)`

/** 2. What an admin posts by hand is posted once another approved it, at what it says, and not before (docs/decisions/083). */
const ENTRIES = `
  select 'manual entry ' || entry.id || ' is ' || state || ', and its store has ' || coalesce(store, 0) || ' by it' as words
  from manual_entries as entry left join (
    select subject, owner, -sum(amount_poisha) as store from ledger_journals as journal
    join ledger_entries on journal_id = journal.id join ledger_accounts as account on account.id = account_id
    where subject like 'entry:%' and account.kind in ('vendor_owes', 'vendor_payable') group by 1, 2
  ) as posted on subject = 'entry:' || entry.id and owner = vendor_id::text
  where coalesce(store, 0) <> case when state <> 'approved' then 0
    when kind in ('credit', 'compensation', 'write_off', 'opening_balance') then amount_poisha else -(amount_poisha + vat_poisha) end`

/** 5. Nothing is a store’s to have before its parcel’s cash is here, or before an admin bears what is missing. */
const PAYABLE = `
  select 'parcel ' || substr(subject, 8) || ' is payable, and its cash is not here' as words
  from ledger_journals as journal join ledger_entries on journal_id = journal.id
  join ledger_accounts as account on account.id = account_id
  where subject like 'parcel:%'
  group by subject
  having -coalesce(sum(amount_poisha) filter (where account.kind = 'vendor_payable'), 0) > 0
    and not (count(distinct journal.id) filter (where journal.kind = 'settled')
        > count(distinct journal.id) filter (where journal.kind = 'settled_taken_back') and
      coalesce(sum(amount_poisha) filter (where account.kind in ('courier_owes', 'suspense')), 0) <= 100)`

/** 8. A courier owes what it delivered and has not settled. */
const COURIERS = `
  with booked as (
    select substr(subject, 8)::bigint as parcel_id, account.owner as company, sum(amount_poisha) as owed
    from ledger_journals as journal join ledger_entries on journal_id = journal.id
    join ledger_accounts as account on account.id = account_id
    where account.kind = 'courier_owes' and subject like 'parcel:%' group by 1, 2
  ), due as (
    select parcels.id as parcel_id, courier as company, case when exists (
        select from settlement_rows where settlement_rows.parcel_id = parcels.id and company = courier
          and is_first and gone is null and kind = 'paid' and verdict <> 'not_ours') then 0 else coalesce(collected_poisha, 0) end as owed
    from parcels where status = 'Completed' and collects_for = 'shop'
  ), refused as (
    select coalesce(sum(return_paid_poisha), 0) as owed from parcels
    where return_paid_poisha is not null and collects_for = 'shop' and not exists (
      select from settlement_rows where settlement_rows.parcel_id = parcels.id and kind = 'paid_return' and is_first and gone is null
        and verdict in ('returned', 'short', 'over', 'wrong_sum'))
  )
  select coalesce(due.company, booked.company) || ' owes ' || coalesce(booked.owed, 0) || ' for parcel '
    || parcel_id || ', not ' || coalesce(due.owed, 0) as words
  from due full join booked using (parcel_id) where coalesce(booked.owed, 0) <> coalesce(due.owed, 0)
  union all
  select 'the couriers owe ' || sum(balance_poisha) || ', not what is delivered and not settled' from ledger_accounts
  where kind = 'courier_owes' having coalesce(sum(balance_poisha), 0) <> (select coalesce(sum(owed), 0) from due) + (select owed from refused)
  union all
  select 'of parcel ' || parcels.id || ', ' || stage || ', ' || coalesce(poisha, 0) || ' of what its refusing door paid is posted'
  from parcels join vendors on vendors.id = vendor_id left join (
    select subject, -sum(amount_poisha) as poisha from ledger_journals as journal join ledger_entries on journal_id = journal.id
    join ledger_accounts as account on account.id = account_id
    where coalesce((select kind from ledger_journals as back where back.id = journal.reverses), journal.kind) = 'paid_return'
      and account.kind = 'shipping_income' group by 1
  ) as posted on subject = 'paid_return:' || parcels.id
  where coalesce(poisha, 0) <> case when collects_for = 'shop' or is_house then coalesce(return_paid_poisha, 0) else 0 end
    or coalesce(return_paid_poisha, 0) > coalesce(shipping_poisha, 0)`

/** 8. What no parcel explains stands in suspense until somebody decides, and nothing stands there that nobody is shown. */
const SUSPENSE = `
  with held as (
    select subject, account.owner as company, sum(amount_poisha) as poisha, min(happened_at) as since
    from ledger_journals as journal join ledger_entries on journal_id = journal.id
    join ledger_accounts as account on account.id = account_id
    where account.kind = 'suspense' group by 1, 2
  )
  select 'the money of row ' || settlement_rows.id || ' stands nowhere' as words from settlement_rows
  left join held using (subject, company)
  where verdict in ('unknown', 'not_ours', 'mixed') and is_first and gone is null and net_poisha <> 0 and coalesce(poisha, 0) = 0
    and not exists (select from settlement_decisions where row_id = settlement_rows.id)
  union all
  select poisha || ' stands in suspense for ' || subject || ', and nobody is shown it' from held
  where poisha <> 0 and since is not null
    and not exists (select from settlement_rows where settlement_rows.subject = held.subject and gone is null
      and (is_first or exists (select from settlement_decisions where row_id = settlement_rows.id and decision = 'accepted')))
    and not exists (select from settlement_files as files where 'settlement_file:' || files.id = held.subject
      and not exists (select from settlement_take_backs where file_id = files.id))
    and not exists (select from parcels where 'parcel:' || parcels.id = subject
      and status = 'Completed' and collected_poisha is distinct from
        (coalesce(kept_poisha, items_poisha) + ${shareOfKept('adjustments_poisha')}
      + coalesce(shipping_poisha, 0)) / 100 * 100)`

/** 9. A store that owes more than admins let pass is told with the statement that says so, and no other is; bells stay for ninety days. */
const DEBTS = `
  with limits as (
    select coalesce((overrides ->> 'storeDebtLimit')::numeric, 0) * 100 as poisha from settings limit 1
  )
  select 'statement ' || statements.id || ' says a debt of ' || -closing_poisha || ', and its store is told '
    || count(messages.id) || ' times' as words
  from statements cross join limits
  left join messages on messages.kind = 'store_owes' and messages.way = 'bell'
    and messages.recipient = 'store:' || vendor_id and messages.created_at >= closed_at
    and messages.created_at < closed_at + interval '5 days'
  where limits.poisha > 0 and closed_at > now() - interval '80 days'
  group by statements.id, closing_poisha, limits.poisha
  having (count(messages.id) = 1) <> (-closing_poisha > limits.poisha)`

/** 9. Beyond it for its days, a store takes no orders until it owes less; an order that was on its way as it was paused is let in. */
const PAUSES = `
  select 'parcel ' || parcels.id || ' was ordered of a store that takes no orders' as words
  from parcels join orders on orders.id = order_id join vendors on vendors.id = parcels.vendor_id
  join store_debts as debt on debt.vendor_id = vendors.id and ended_at is null
  where orders_paused and orders.created_at > paused_at + interval '1 minute'
  union all
  select 'store ' || vendors.id || ' is paused, and was not told of a debt for so long'
  from vendors left join store_debts as debt on debt.vendor_id = vendors.id and ended_at is null
  where orders_paused and (paused_at is null or told_at > paused_at - interval '7 days')`
