import { type RawBuilder, sql } from 'kysely'
import { exactPoisha } from '#contract/values/money'
import type { Settings } from '#contract/values/settings'
import type { Db } from '../platform/database/db.ts'
import { dayOf } from '../platform/database/dhaka-days.queries.ts'
import { payableStores } from './balances.queries.ts'

export interface LateRecord {
  vendorId: number
  storeName: string
  parcelId: number
  poisha: number
  /** Since its cash is here. */
  cashAt: Date
  days: number
}

/** The longest late first. */
export async function latePayouts(
  db: Db,
  { days, limit }: { days: number; limit: number },
): Promise<{ parcels: LateRecord[]; count: number; poisha: number }> {
  const { rows } = await sql<LateRecord & { count: number; allPoisha: number }>`
    select late.*, count(*) over ()::int as count, sum(poisha) over ()::bigint as "allPoisha" from (${late(days)}) as late
    order by "cashAt", "parcelId" limit ${limit}`.execute(db)
  const parcels = rows.map(({ count: _, allPoisha: __, ...parcel }) => parcel)
  return { parcels, count: rows[0]?.count ?? 0, poisha: rows[0]?.allPoisha ?? 0 }
}

type Promised = Pick<Settings, 'daysToPayOut' | 'leastPayout'>

/** Of these, those that are late and payable still, the longest late first. Of one store its own books alone are read. */
export async function payableLateAmong(
  tx: Db,
  promised: Promised,
  { parcelIds, vendorId = null }: { parcelIds: number[]; vendorId?: number | null },
): Promise<LateRecord[]> {
  const { rows } = await sql<LateRecord>`
    select * from (${late(promised.daysToPayOut, vendorId)}) as late
    where "parcelId" = any (${parcelIds}::bigint[]) and ${isPayable(tx, promised, vendorId)}
    order by "cashAt", "parcelId"`.execute(tx)
  return rows
}

/** Once they are late and payable again, their store is sent another. */
export async function deleteLatePayoutNotices(tx: Db, parcelIds: number[]): Promise<void> {
  if (parcelIds.length > 0) await tx.deleteFrom('told_late_payouts').where('parcel_id', 'in', parcelIds).execute()
}

/** Of what is late and payable, the parcels without a notice: from now on they have one. What is late no more has none. */
export async function insertLatePayoutNotices(
  tx: Db,
  promised: Promised,
): Promise<{ vendorId: number; parcelId: number }[]> {
  const { rows } = await sql<{ vendorId: number; parcelId: number }>`
    with late as materialized (${late(promised.daysToPayOut)}), payable as materialized (
      select * from late where ${isPayable(tx, promised)}
    ), over as (
      delete from told_late_payouts where parcel_id not in (select "parcelId" from late)
    ), new as (
      insert into told_late_payouts (parcel_id) select "parcelId" from payable on conflict do nothing returning parcel_id
    )
    select "vendorId", "parcelId" from payable join new on parcel_id = "parcelId" order by "cashAt", "parcelId"`.execute(
    tx,
  )
  return rows
}

/** Of what is late, what its store could have been paid: it stands in a statement, comes to the least payout, and nothing holds it. */
function isPayable(db: Db, { leastPayout }: Pick<Promised, 'leastPayout'>, vendorId: number | null = null) {
  return sql`"vendorId" in ${payableStores(db, exactPoisha(leastPayout), vendorId)}
    and ${dayOf(sql`"cashAt"`)} <= (select max(last_day) from statements where vendor_id = "vendorId")`
}

/**
 * Parcels whose cash has been here for so many days, and is owed to their store still. What is owed net is of the newest cash: what was
 * paid, refunded or set off was of the oldest. Of all stores where none is named.
 */
function late(days: number, vendorId: number | null = null): RawBuilder<LateRecord> {
  return sql<LateRecord>`
    with owed as (
      select owner, -sum(balance_poisha) as poisha from ledger_accounts
      where kind in ('vendor_owes', 'vendor_payable') and owner <> (select id::text from vendors where is_house)
        and (${vendorId}::bigint is null or owner = ${vendorId}::text)
      group by owner having sum(balance_poisha) < 0
    ), come as (
      select account.owner, subject, -sum(amount_poisha) as poisha, min(written_at) filter (where amount_poisha < 0) as cash_at
      from owed join ledger_accounts as account on account.owner = owed.owner and account.kind = 'vendor_payable'
      join ledger_entries on account_id = account.id
      join ledger_journals as journal on journal.id = journal_id
      where subject ~ '^(parcel|compensation):'
      group by account.owner, subject having sum(amount_poisha) < 0
    ), left_over as (
      select come.owner, subject, cash_at, least(come.poisha, owed.poisha - (
        sum(come.poisha) over (partition by come.owner order by cash_at desc, subject) - come.poisha
      )) as poisha
      from come join owed on owed.owner = come.owner
    )
    select vendors.id as "vendorId", store_name as "storeName", substring(subject from '\\d+$')::bigint as "parcelId",
      poisha::bigint as poisha, cash_at as "cashAt", extract(day from now() - cash_at)::int as days
    from left_over join vendors on vendors.id::text = owner
    where poisha > 0 and cash_at <= now() - make_interval(days => ${days})`
}
