import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { today } from '../platform/database/dhaka-days.queries.ts'

const MONTH = sql`(date_trunc('month', ${today}::timestamp) - interval '1 month')`
/** In Dhaka. */
const BEGINS = sql<Date>`(${MONTH} at time zone 'Asia/Dhaka')`
const ENDS = sql<Date>`((${MONTH} + interval '1 month') at time zone 'Asia/Dhaka')`

/** The last calendar month, such as `2026-10`. */
export async function lastMonth(db: Db): Promise<string> {
  const { month } = await db
    .selectNoFrom(sql<string>`to_char(${MONTH}, 'YYYY-MM')`.as('month'))
    .executeTakeFirstOrThrow()
  return month
}

/** Of which the shop takes nothing, whatever the rules say. */
function houseStore(db: Db) {
  return db.selectFrom('vendors').select('vendors.id').where('is_house', '=', true)
}

export type TrialLine = Awaited<ReturnType<typeof linesDelivered>>[number]

/** Of the next so many parcels that were delivered in the last month, in their order; with what was kept of each line. */
export async function linesDelivered(db: Db, { after, parcels }: { after: number; parcels: number }) {
  const page = db
    .selectFrom('parcels')
    .select(['id', 'vendor_id'])
    .where('status', '=', 'Completed')
    .where('vendor_id', '<>', houseStore(db))
    .where('moved_at', '>=', BEGINS)
    .where('moved_at', '<', ENDS)
    .where('id', '>', after)
    .orderBy('id')
    .limit(parcels)
    .as('parcel')
  return await db
    .selectFrom(page)
    .innerJoin('vendors', 'vendors.id', 'parcel.vendor_id')
    .innerJoin('order_lines as line', 'line.parcel_id', 'parcel.id')
    .innerJoin('products', 'products.id', 'line.product_id')
    .innerJoin('line_commissions as charged', 'charged.line_id', 'line.id')
    .leftJoin('line_outcomes as kept', (join) =>
      join.onRef('kept.line_id', '=', 'line.id').on('kept.outcome', '=', 'kept'),
    )
    .select(['parcel.id as parcelId', 'parcel.vendor_id as vendorId', 'vendors.store_name as storeName'])
    .select(['products.category_id as categoryId', 'line.price_poisha as pricePoisha', 'line.quantity'])
    .select(['charged.commission_poisha as commissionPoisha', 'charged.commission_vat_poisha as commissionVatPoisha'])
    .select(sql<number>`coalesce(kept.quantity, 0)`.as('kept'))
    .orderBy('parcel.id')
    .orderBy('line.id')
    .execute()
}

/** Stores and categories of products for which this rule is found now, as a checkout finds it. */
export async function foundFor(db: Db, ruleId: number): Promise<{ vendorId: number; categoryId: number }[]> {
  const { rows } = await sql<{ vendorId: number; categoryId: number }>`
    with recursive paths as (
      select id, array[id] as path from categories where parent_id is null
      union all
      select below.id, paths.path || below.id from categories as below join paths on paths.id = below.parent_id
    )
    select sold.vendor_id as "vendorId", sold.category_id as "categoryId"
    from (select distinct vendor_id, category_id from products) as sold
    join paths on paths.id = sold.category_id
    cross join lateral commission_rule_of(sold.vendor_id, paths.path) as rule
    where rule.id = ${ruleId}::bigint and sold.vendor_id <> ${houseStore(db)}`.execute(db)
  return rows
}
