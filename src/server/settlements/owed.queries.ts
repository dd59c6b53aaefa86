import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'

export interface UnpaidRecord {
  parcelId: number
  orderId: number
  company: Company
  number: string
  invoice: string
  owedPoisha: number
  deliveredAt: Date
  days: number
}

/** Parcels that a courier still owes for by the books, delivered or refused with the delivery paid, the longest first. */
export async function unpaidParcels(
  db: Db,
  { company, leastDays = 0, limit }: { company: Company | undefined; leastDays?: number; limit: number },
): Promise<{ parcels: UnpaidRecord[]; count: number; owedPoisha: number }> {
  const { rows } = await sql<UnpaidRecord & { count: number; allPoisha: number }>`
    with owed as (
      select subject, owner as company, sum(amount_poisha)::bigint as "owedPoisha",
        max(happened_at) filter (where journal.kind in ('delivered', 'paid_return')) as "deliveredAt"
      from ledger_accounts as account
      join ledger_entries as entry on entry.account_id = account.id
      join ledger_journals as journal on journal.id = entry.journal_id
      where account.kind = 'courier_owes' and (${company ?? null}::text is null or owner = ${company ?? null})
      group by subject, owner having sum(amount_poisha) > 0
    )
    select parcels.id as "parcelId", order_id as "orderId", company, coalesce(consignment.number, '') as number,
      coalesce(consignment.invoice, '') as invoice, "owedPoisha", "deliveredAt",
      extract(day from now() - "deliveredAt")::int as days,
      count(*) over ()::int as count, sum("owedPoisha") over ()::bigint as "allPoisha"
    from owed join parcels on parcels.id = split_part(subject, ':', 2)::bigint
    left join lateral (
      select number, invoice from consignments where parcel_id = parcels.id and number <> '' order by id desc limit 1
    ) as consignment on true
    where "deliveredAt" <= now() - make_interval(days => ${leastDays})
    order by "deliveredAt", parcels.id limit ${limit}`.execute(db)
  const parcels = rows.map(({ count: _, allPoisha: __, ...parcel }) => parcel)
  return { parcels, count: rows[0]?.count ?? 0, owedPoisha: rows[0]?.allPoisha ?? 0 }
}

/** By courier: what it owes, and what stands in suspense with it. */
export async function courierBalances(
  db: Db,
): Promise<{ company: Company; owedPoisha: number; suspensePoisha: number }[]> {
  const { rows } = await sql<{ company: Company; owedPoisha: number; suspensePoisha: number }>`
    select owner as company,
      coalesce(sum(balance_poisha) filter (where kind = 'courier_owes'), 0)::bigint as "owedPoisha",
      coalesce(sum(balance_poisha) filter (where kind = 'suspense'), 0)::bigint as "suspensePoisha"
    from ledger_accounts where kind in ('courier_owes', 'suspense') group by owner order by owner`.execute(db)
  return rows
}
