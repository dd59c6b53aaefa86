import type { ProductSort } from '#contract/catalog'

/** What of the catalogue is on screen: lives in the address, nowhere else. Values are texts, as the address has them. */
export interface Shelf {
  /** One store’s shelf: its own page. */
  storeId?: string | undefined
  search?: string | undefined
  categoryId?: string | undefined
  sort?: ProductSort | undefined
  cursor?: string | undefined
}

const SORTS: readonly string[] = ['newest', 'price_asc', 'price_desc', 'relevance']
/** What the contract would refuse is not asked for. */
const MAX_SEARCH = 200

/** The address’s query → a shelf; what it does not understand is left out, so that every address shows something. */
export function shelfOf(query: URLSearchParams): Shelf {
  const search = query.get('search')?.trim().slice(0, MAX_SEARCH)
  const categoryId = query.get('category')
  const sort = query.get('sort')
  const cursor = query.get('cursor')
  return {
    ...(search ? { search } : {}),
    ...(categoryId && /^[1-9]\d{0,14}$/.test(categoryId) ? { categoryId } : {}),
    ...(sort && SORTS.includes(sort) ? { sort: sort as ProductSort } : {}),
    ...(cursor && cursor.length <= 200 ? { cursor } : {}),
  }
}

/** The one address of a shelf. */
export function addressOf({ storeId, search, categoryId, sort, cursor }: Shelf): string {
  const query = new URLSearchParams()
  if (categoryId) query.set('category', categoryId)
  if (cursor) query.set('cursor', cursor)
  if (search) query.set('search', search)
  if (sort) query.set('sort', sort)
  const place = storeId ? `/store/${storeId}` : query.size > 0 ? '/shop' : '/'
  return query.size > 0 ? `${place}?${query}` : place
}
