import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'
import type { ProductRow } from './product.ts'
import { hasTag, matchOf, type Strictness } from './search.queries.ts'
import type { SoughtWord } from './sought-word.ts'
import { isOnSale } from './stock.queries.ts'

/** By what a list is narrowed down beside words; prices in poisha. */
export interface Filters {
  categoryId?: number | undefined
  vendorId?: number | undefined
  /** Offered in this size and not sold out in it (in-stock.ts). */
  sizeBit?: number | undefined
  minPoisha?: number | undefined
  maxPoisha?: number | undefined
  /** One of its tags, letter by letter, and the terms of its words: they have an index. */
  tag?: string | undefined
  tagTerms?: string | undefined
}

/** What a shopper asks for. */
export interface Wish extends Filters, Strictness {
  words: SoughtWord[]
}

const FILTERS = ['categoryId', 'vendorId', 'sizeBit', 'minPoisha', 'maxPoisha', 'tag', 'tagTerms'] as const
export type FilterName = (typeof FILTERS)[number]

/** The filters that are set: what a statement’s text depends on. */
export function filterNames(filters: Filters): FilterName[] {
  return FILTERS.filter((name) => filters[name] !== undefined)
}

/** Of these, those named, as a statement’s values. */
export function filtersNamed(names: FilterName[], filters: Filters): Filters {
  return Object.fromEntries(names.map((name) => [name, filters[name]]))
}

/** The product, or undefined where it is not on sale. */
export async function productOnSale(db: Db, id: number): Promise<ProductRow | undefined> {
  const [row] = await rowOnSale(db, { id })
  return row
}

const rowOnSale = statement((db, { id }: { id: number }) =>
  productRows(db).where('products.id', '=', id).where(isOnSale(db)).modifyEnd(prepared),
)

/** Conditions of the products on sale that fit a wish: not deleted, of an approved vendor, in a visible category. */
export function fittingProducts(
  db: Db,
  wish: Wish,
  inCategory: Expression<SqlBool> = inVisibleCategory(db, wish),
  { isPriceHidden = false }: { isPriceHidden?: boolean } = {},
) {
  let fitting = db
    .selectFrom('products')
    .where('products.deleted_at', 'is', null)
    .where(isOfApprovedVendor(db))
    .where(inCategory)
  if (wish.words.length > 0) fitting = fitting.where(matchOf(wish.words, wish))
  if (wish.tag !== undefined) fitting = fitting.where(hasTag(wish.tag, wish.tagTerms))
  if (wish.vendorId !== undefined)
    fitting = fitting.where('products.vendor_id', '=', approvedVendorId(db, wish.vendorId))
  // An index cannot be asked whether something is true: the planner does not go by the price then.
  const told = isPriceHidden ? sql`is true` : sql``
  if (wish.minPoisha !== undefined)
    fitting = fitting.where(sql<boolean>`(products.price_poisha >= ${wish.minPoisha}::int) ${told}`)
  if (wish.maxPoisha !== undefined)
    fitting = fitting.where(sql<boolean>`(products.price_poisha <= ${wish.maxPoisha}::int) ${told}`)
  if (wish.sizeBit !== undefined)
    fitting = fitting.where(sql<boolean>`products.sizes_in_stock & ${wish.sizeBit}::smallint <> 0`)
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

/** Looked up in a table of all approved ones, made once for each question: joined to a few products each would read all vendors. */
function isOfApprovedVendor(db: Db): RawBuilder<boolean> {
  const approved = db
    .selectFrom('vendors')
    .select('id')
    .where('status', '=', 'Approved')
    .where('deleted_at', 'is', null)
  return sql<boolean>`(products.vendor_id in ${approved}) is true`
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
