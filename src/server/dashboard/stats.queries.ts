import { type RawBuilder, sql } from 'kysely'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { boughtLines, seenOrders } from './seen.queries.ts'
import type { Whose } from './whose.ts'

interface StatsRecord {
  totalOrders: number
  revenuePoisha: number
  totalProducts: number
  totalCustomers: number
}

export async function statsOf(db: Db, whose: Whose): Promise<StatsRecord> {
  return await db
    .selectFrom(seenOrders(db, whose))
    .select((of) => [
      of.fn.countAll<number>().as('totalOrders'),
      revenuePoisha().as('revenuePoisha'),
      sql<number>`${whose.customerId === undefined ? productsOnSale(db, whose.vendorId) : productsBought(db, whose)}`.as(
        'totalProducts',
      ),
      (isWholeShop(whose) ? customerAccounts(db) : sql<number>`count(distinct seen."customerId")`).as('totalCustomers'),
    ])
    .executeTakeFirstOrThrow()
}

/** Of `seen` orders of what is not cancelled and not given back (decisions, "Orders": "Revenue"). */
export function revenuePoisha(): RawBuilder<number> {
  return sql<number>`coalesce(sum(seen.poisha - seen."refundedPoisha") filter (where seen.status <> 'Cancelled'), 0)::bigint`
}

function isWholeShop({ vendorId, customerId }: Whose): boolean {
  return vendorId === undefined && customerId === undefined
}

function productsOnSale(db: Db, vendorId: number | undefined) {
  return db
    .selectFrom('product_counts')
    .innerJoin('vendors', 'vendors.id', 'product_counts.vendor_id')
    .select(sql<number>`coalesce(sum(products), 0)::bigint`.as('count'))
    .where('vendors.is_selling', '=', true)
    .where('product_counts.category_id', 'in', visibleCategoryIds(db))
    .$if(vendorId !== undefined, (some) => some.where('product_counts.vendor_id', '=', vendorId ?? 0))
}

function productsBought(db: Db, whose: Whose) {
  return boughtLines(db, whose).select((of) => of.fn.count<number>('order_lines.product_id').distinct().as('count'))
}

function customerAccounts(db: Db): RawBuilder<number> {
  const accounts = db
    .selectFrom('users')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('role', '=', 'User')
    .where('deleted_at', 'is', null)
  return sql<number>`${accounts}`
}
