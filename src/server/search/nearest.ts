import type { Page } from '#contract/machinery/fields'
import type { ProductCard } from '#contract/products'
import type { Db } from '../platform/database/db.ts'
import { cardOf } from '../products/product.ts'
import type { Order } from './cursor.ts'
import type { Filters, ProductQuery } from './fitting-products.queries.ts'
import { productsFound } from './found.ts'
import type { Interpreter } from './interpreter.ts'
import type { Listed } from './keyset-page.queries.ts'
import { productsBrowsed } from './list.queries.ts'
import { interpretSearch, type SearchRequest } from './product-query.ts'
import type { QueryTerm } from './query-term.ts'

const FIRST_PAGE = { after: undefined, limit: 12, fields: 'card' } as const
/** Any two of five words are ten alternatives in SQL; any four of eight would be seventy. */
const MOST_WORDS_RELAXED = 5

/**
 * Query relaxation for an empty result: the nearest price, or fewer conditions (price, size, then words); at last the shelf.
 * `total` counts those that come near: none of the newest of the whole shelf.
 */
export async function nearestTo(db: Db, interpreter: Interpreter, asked: SearchRequest): Promise<Page<ProductCard>> {
  const { query } = await interpretSearch(interpreter, asked)
  if (query.terms.length > 0 && isByPrice(query)) {
    const { minPoisha: _min, maxPoisha: _max, ...atAnyPrice } = query
    const found = await productsBrowsed(db, atAnyPrice, orderByNearestPrice(query), FIRST_PAGE)
    if (found.total > 0) return offered(found)
  }
  for (const relaxed of relaxedQueries(query)) {
    const found = await productsFound(db, relaxed, FIRST_PAGE)
    if (found.total > 0) return offered(found)
  }
  for (const filters of relaxedFilters(query)) {
    const found = await productsBrowsed(db, { ...filters, terms: [] }, orderByNearestPrice(query), FIRST_PAGE)
    if (found.total > 0) return isNear(filters, query) ? offered(found) : { ...offered(found), total: 0 }
  }
  return { items: [], total: 0, next: null }
}

function offered({ rows }: Listed): Page<ProductCard> {
  return { items: rows.map(cardOf), total: rows.length, next: null }
}

function relaxedQueries(query: ProductQuery): ProductQuery[] {
  const terms = likeliestTerms(query.terms)
  const here = { categoryId: query.categoryId, destinations: query.destinations ?? [], vendorId: query.vendorId }
  return (isAnywhere(query) ? [here] : [here, {}]).flatMap((where) =>
    numbersToMeet(terms.length).map((atLeast) => ({ ...where, terms, atLeast })),
  )
}

function likeliestTerms(terms: QueryTerm[]): QueryTerm[] {
  const [known, unknown] = [true, false].map((is) => terms.filter(({ standing }) => (standing !== 'none') === is))
  return [...(known ?? []), ...(unknown ?? [])].slice(0, MOST_WORDS_RELAXED)
}

/** Numbers of words to demand, falling by powers; ranking does the rest. */
function numbersToMeet(count: number): number[] {
  return [...new Set([count, 2, 1])].filter((number) => number > 0 && number <= count)
}

function relaxedFilters(query: ProductQuery): Filters[] {
  const { categoryId, vendorId, sizeBits } = query
  const here = { categoryId, vendorId }
  return [...(sizeBits === undefined ? [] : [{ ...here, sizeBits }]), here, ...(isAnywhere(query) ? [] : [{}])]
}

/** Something that was asked for is met, or the price nearly. */
function isNear(filters: Filters, query: ProductQuery): boolean {
  return isByPrice(query) || filters.sizeBits !== undefined || !isAnywhere(filters)
}

/** By the nearest price, where all cost too much or too little. */
function orderByNearestPrice(query: ProductQuery): Order {
  const nearestPrice = query.maxPoisha === undefined ? 'price_desc' : 'price_asc'
  return { sort: isByPrice(query) ? nearestPrice : 'newest', isInTiers: true, isBack: false }
}

function isByPrice({ minPoisha, maxPoisha }: ProductQuery): boolean {
  return minPoisha !== undefined || maxPoisha !== undefined
}

function isAnywhere({ categoryId, vendorId }: Filters): boolean {
  return categoryId === undefined && vendorId === undefined
}
