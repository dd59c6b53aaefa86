import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleCategoryIdsBelow } from '../categories/categories.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { unplanned } from '../platform/database/prepared.queries.ts'
import { isOfSellingStore } from '../products/on-sale.queries.ts'
import type { QueryTerm } from './query-term.ts'
import { hasTag, matchOf, type Strictness } from './search.queries.ts'

/** Filters beside words; prices in poisha. */
export interface Filters {
  categoryId?: number | undefined
  vendorId?: number | undefined
  /** Offered in one of these sizes and not sold out in it (in-stock.ts). */
  sizeBits?: number | undefined
  minPoisha?: number | undefined
  maxPoisha?: number | undefined
  /** One of its tags, letter by letter, and the terms of its words: they have an index. */
  tag?: string | undefined
  tagTerms?: string | undefined
}

export interface ProductQuery extends Filters, Strictness {
  terms: QueryTerm[]
}

const FILTERS = ['categoryId', 'vendorId', 'sizeBits', 'minPoisha', 'maxPoisha', 'tag', 'tagTerms'] as const
export type FilterName = (typeof FILTERS)[number]

/** Names of the filters that are set: the text of a prepared statement depends on them alone. */
export function filterNames(filters: Filters): FilterName[] {
  return FILTERS.filter((name) => filters[name] !== undefined)
}

export function filtersNamed(names: FilterName[], filters: Filters): Filters {
  return Object.fromEntries(names.map((name) => [name, filters[name]]))
}

/** Conditions of the products on sale that fit a product query: not deleted, of a store that sells, in a visible category. */
export function fittingProducts(
  db: Db,
  query: ProductQuery,
  inCategory: Expression<SqlBool> = inVisibleCategory(db, query),
  { isPriceHidden = false, isPrepared = false }: { isPriceHidden?: boolean; isPrepared?: boolean } = {},
) {
  let fitting = db
    .selectFrom('products')
    .where('products.deleted_at', 'is', null)
    .where(isOfSellingStore(db))
    .where(inCategory)
  if (query.terms.length > 0) fitting = fitting.where(matchOf(query.terms, query))
  if (query.tag !== undefined) fitting = fitting.where(hasTag(query.tag, query.tagTerms))
  if (query.vendorId !== undefined)
    fitting = fitting.where('products.vendor_id', '=', sellingStoreId(db, query.vendorId))
  // An index cannot be asked whether something is true: the planner does not go by the price then.
  const hidden = isPriceHidden ? sql`is true` : sql``
  const bound = (poisha: number) => (isPrepared ? unplanned(sql`${poisha}::int`) : sql`${poisha}::int`)
  if (query.minPoisha !== undefined)
    fitting = fitting.where(sql<boolean>`(products.price_poisha >= ${bound(query.minPoisha)}) ${hidden}`)
  if (query.maxPoisha !== undefined)
    fitting = fitting.where(sql<boolean>`(products.price_poisha <= ${bound(query.maxPoisha)}) ${hidden}`)
  if (query.sizeBits !== undefined)
    fitting = fitting.where(sql<boolean>`products.sizes_in_stock & ${query.sizeBits}::smallint <> 0`)
  return fitting
}

function inVisibleCategory(db: Db, { categoryId }: ProductQuery): Expression<SqlBool> {
  return sql<boolean>`products.category_id = any(array${visibleCategoryIdsBelow(db, categoryId)})`
}

/** One id or none, known before any product is read: a closed store costs no walk through the shop. */
function sellingStoreId(db: Db, vendorId: number) {
  return db.selectFrom('vendors').select('id').where('id', '=', vendorId).where('is_selling', '=', true)
}

/** CTE `shelf`: the visible categories that a query looks into. */
export function shelfNamed(db: Db, { categoryId }: Pick<ProductQuery, 'categoryId'>): RawBuilder<unknown> {
  return sql`shelf as materialized (select id from ${visibleCategoryIdsBelow(db, categoryId)} as visible)`
}

/** One ready index walk per category below; of a store, a search or the whole shop there is one. */
export function eachAisle(
  { categoryId, vendorId, terms }: Pick<ProductQuery, 'categoryId' | 'vendorId' | 'terms'>,
  listOf: (inCategory: RawBuilder<boolean>) => Expression<unknown>,
): RawBuilder<unknown> {
  if (categoryId === undefined || vendorId !== undefined || terms.length > 0)
    return sql`select listed.* from ${listOf(sql`products.category_id = any(array(select id from shelf))`)} as listed`
  return sql`select listed.* from shelf cross join lateral ${listOf(sql`products.category_id = shelf.id`)} as listed`
}
