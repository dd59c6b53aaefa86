import type { HandlerInput } from '#contract/machinery/endpoint'
import type { listProducts } from '#contract/search'
import type { CacheTag } from '../platform/database/cache-invalidation.ts'

type Query = HandlerInput<typeof listProducts>['query']

/** Cache tags of a list beside its products’ own (invalidate-products.ts); `shelves`: its visible categories. */
export function tagsOfList(query: Omit<Query, 'limit'>, shelves: number[]): CacheTag[] {
  const { search, tag, size, sort, minPrice, maxPrice } = query
  const isByPrice = sort === 'price_asc' || sort === 'price_desc' || minPrice !== undefined || maxPrice !== undefined
  const tags: CacheTag[] = ['catalog', ...membersOf(query, shelves)]
  if (search || tag) tags.push('words')
  // Any product of the shop may bring a word that is meant by what is typed.
  if (search) tags.push('products')
  // Words may say price and size, and relevance goes by stock.
  if (search || isByPrice) tags.push('prices')
  if (search || size) tags.push('stock')
  return tags
}

function membersOf({ categoryId, vendorId }: Omit<Query, 'limit'>, shelves: number[]): CacheTag[] {
  if (categoryId !== undefined) return shelves.map((id): CacheTag => `category-products:${id}`)
  return [vendorId === undefined ? 'products' : `store-products:${vendorId}`]
}
