import type { listProducts } from '#contract/catalog'
import type { HandlerInput } from '#contract/endpoint'
import type { Tag } from '../platform/announcements.ts'

type Query = HandlerInput<typeof listProducts>['query']

/**
 * What may change a list of products, beside the products on it (tell-of-products.ts says when it does); `shelves` are the
 * visible categories at or below its own. What is edited elsewhere in the shop leaves a list as it is.
 */
export function listGoesBy(query: Omit<Query, 'limit'>, shelves: number[]): Tag[] {
  const { search, tag, size, sort, minPrice, maxPrice } = query
  const isByPrice = sort === 'price_asc' || sort === 'price_desc' || minPrice !== undefined || maxPrice !== undefined
  const tags: Tag[] = ['catalog', ...membersOf(query, shelves)]
  if (search || tag) tags.push('words')
  // Any product of the shop may bring a word that is meant by what is typed.
  if (search) tags.push('products')
  // Words can say a price and a size too, and what can be bought stands before what is sold out.
  if (search || isByPrice) tags.push('prices')
  if (search || size) tags.push('stock')
  return tags
}

function membersOf({ categoryId, vendorId }: Omit<Query, 'limit'>, shelves: number[]): Tag[] {
  if (categoryId !== undefined) return shelves.map((id): Tag => `shelf:${id}`)
  return [vendorId === undefined ? 'products' : `stall:${vendorId}`]
}
