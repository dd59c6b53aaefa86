import type { Tag } from '../platform/announcements.ts'

/** The fields of a call for a list that tell which products it is about, and in what order. */
interface Asked {
  search?: unknown
  tag?: unknown
  size?: unknown
  sort?: unknown
  minPrice?: unknown
  maxPrice?: unknown
  categoryId?: unknown
  vendorId?: unknown
}

/**
 * What may change a list of products, beside the products on it (tell-of-products.ts says when it does). What is edited
 * elsewhere in the shop leaves a list as it is.
 */
export function listGoesBy(asked: Asked): Tag[] {
  const { search, tag, size, sort, minPrice, maxPrice } = asked
  const isByPrice = String(sort).startsWith('price') || minPrice !== undefined || maxPrice !== undefined
  const tags: Tag[] = ['catalog', membersOf(asked)]
  if (search || tag) tags.push('words')
  // Words can say a price and a size too, and what can be bought stands before what is sold out.
  if (search || isByPrice) tags.push('prices')
  if (search || size) tags.push('stock')
  return tags
}

function membersOf({ categoryId, vendorId }: Asked): Tag {
  if (typeof categoryId === 'number') return `shelf:${categoryId}`
  return typeof vendorId === 'number' ? `stall:${vendorId}` : 'products'
}
