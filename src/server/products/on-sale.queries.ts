import { type InferResult, type NotNull, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { selection } from '../platform/database/named-columns.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import { PRODUCT_COLUMNS } from './products.queries.ts'

export type ProductRow = InferResult<ReturnType<typeof productRows>>[number]
export type CardRow = InferResult<ReturnType<typeof cardRows>>[number]
/** Whole, or what a card shows. */
export type ListedRow = InferResult<ReturnType<typeof listedRows>>[number]
/** Undefined: whole products. */
export type Fields = 'card' | undefined

export async function productOnSale(db: Db, id: number): Promise<ProductRow | undefined> {
  const [row] = await rowOnSale(db, { id })
  return row
}

const rowOnSale = compiled((db, { id }: { id: number }) =>
  productRows(db).where('products.id', '=', id).where(isOnSale(db)).modifyEnd(prepared),
)

export function cardRows(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .select([
      'products.id',
      'products.name',
      'products.price_poisha as pricePoisha',
      'products.compare_at_poisha as compareAtPoisha',
      'products.image',
      'vendors.store_name as storeName',
      sql<boolean>`products.sizes_in_stock = 0`.as('isSoldOut'),
    ])
}

export function listedRows(db: Db, fields: Fields) {
  return cardRows(db).$if(fields === undefined, withWholeColumns)
}

/** The wire’s columns, sizes included, of products that are not deleted. */
export function productRows(db: Db) {
  return withWholeColumns(cardRows(db))
}

function withWholeColumns(cards: ReturnType<typeof cardRows>) {
  return cards
    .select(selection('products', PRODUCT_COLUMNS))
    .select((the) => [
      'products.size_chart as sizeChart',
      'products.vendor_id as vendorId',
      'vendors.orders_paused as isPaused',
      millisecondsOf(sql.ref('products.created_at')).as('createdAt'),
      jsonArrayFrom(
        the
          .selectFrom('product_sizes')
          .select(['size', sql<boolean>`stock is not distinct from 0`.as('isSoldOut')])
          .whereRef('product_id', '=', 'products.id'),
      ).as('sizes'),
    ])
    .$narrowType<{ categoryId: NotNull }>()
}

export function millisecondsOf(moment: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${moment}) * 1000)::bigint`
}

/** Whether the joined `products` and `vendors` rows are on sale: not deleted, of a store that sells, in a visible category. */
export function isOnSale(db: Db): RawBuilder<boolean> {
  return sql<boolean>`(
    products.deleted_at is null and vendors.is_selling
    and products.category_id in ${visibleCategoryIds(db)}
  )`
}

/** Hashed once a query: joined, each product would read all vendors. */
export function isOfSellingStore(db: Db): RawBuilder<boolean> {
  const selling = db.selectFrom('vendors').select('id').where('is_selling', '=', true)
  return sql<boolean>`(products.vendor_id in ${selling}) is true`
}
