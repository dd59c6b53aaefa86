import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Size } from '#contract/garment'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'
import type { ProductRow } from './product.ts'
import { hasTag, matchOf, type Strictness } from './search.queries.ts'
import type { SoughtWord } from './search.ts'

/** What a shopper asks for; prices in poisha. */
export interface Wish extends Strictness {
  words: SoughtWord[]
  categoryId?: number | undefined
  vendorId?: number | undefined
  /** Offered in this size and not sold out in it. */
  size?: Size | undefined
  minPoisha?: number | undefined
  maxPoisha?: number | undefined
  /** One of its tags, letter by letter. */
  tag?: string | undefined
}

/** The product, or undefined where it is not on sale. */
export async function productOnSale(db: Db, id: number): Promise<ProductRow | undefined> {
  const [row] = await rowOnSale(db, { id })
  return row
}

const rowOnSale = statement((db, { id }: { id: number }) => {
  const onSale = fittingProducts(db, { words: [] }).select('products.id').where('products.id', '=', id)
  return productRows(db).where('products.id', 'in', onSale).modifyEnd(prepared)
})

/** Joins and conditions of the products on sale that fit a wish: not deleted, of an approved vendor, in a visible category. */
export function fittingProducts(db: Db, wish: Wish, inCategory: Expression<SqlBool> = inVisibleCategory(db, wish)) {
  let fitting = db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .where('products.deleted_at', 'is', null)
    .where('vendors.status', '=', 'Approved')
    .where('vendors.deleted_at', 'is', null)
    .where(inCategory)
  if (wish.words.length > 0) fitting = fitting.where(matchOf(wish.words, wish))
  if (wish.tag) fitting = fitting.where(hasTag(wish.tag))
  if (wish.vendorId !== undefined)
    fitting = fitting.where('products.vendor_id', '=', approvedVendorId(db, wish.vendorId))
  if (wish.minPoisha !== undefined) fitting = fitting.where('products.price_poisha', '>=', wish.minPoisha)
  if (wish.maxPoisha !== undefined) fitting = fitting.where('products.price_poisha', '<=', wish.maxPoisha)
  if (wish.size !== undefined) fitting = fitting.where(isInStockIn(wish.size))
  return fitting
}

/** Columns of a product as the wire needs them; the sizes come in the same statement. */
export function productRows(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .select((the) => [
      'products.id',
      'products.name',
      'products.price_poisha as pricePoisha',
      'products.compare_at_poisha as compareAtPoisha',
      'products.image',
      'products.tags',
      'products.description',
      'products.specification',
      'products.size_chart as sizeChart',
      'products.category_id as categoryId',
      'products.vendor_id as vendorId',
      'vendors.store_name as storeName',
      millisecondsOf(sql.ref('products.created_at')).as('createdAt'),
      jsonArrayFrom(
        the
          .selectFrom('product_sizes')
          .select(['size', sql<boolean>`stock is not distinct from 0`.as('isSoldOut')])
          .whereRef('product_id', '=', 'products.id'),
      ).as('sizes'),
    ])
}

export function millisecondsOf(moment: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${moment}) * 1000)::bigint`
}

function inVisibleCategory(db: Db, { categoryId }: Wish): Expression<SqlBool> {
  return sql<boolean>`products.category_id = any(array${visibleCategoryIds(db, categoryId)})`
}

/** The same id or nothing, known before any product is read: whoever asks for a closed store costs no walk through the shop. */
function approvedVendorId(db: Db, vendorId: number) {
  return db
    .selectFrom('vendors')
    .select('id')
    .where('id', '=', vendorId)
    .where('status', '=', 'Approved')
    .where('deleted_at', 'is', null)
}

/** Asked of one product after the other: the planner would rather read every size of the shop first. */
function isInStockIn(size: Size): RawBuilder<boolean> {
  return sql<boolean>`(
    select stock is distinct from 0 from product_sizes where product_id = products.id and size = ${size}
  )`
}
