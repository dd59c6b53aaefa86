import type { ProductSort } from '#contract/catalog'
import { SIZES, type Size } from '#contract/garment'

/** What of the catalogue is on screen: lives in the address, nowhere else. Values are texts, as the address has them. */
export interface Shelf {
  /** One store’s shelf: its own page. */
  storeId?: string | undefined
  search?: string | undefined
  categoryId?: string | undefined
  sort?: ProductSort | undefined
  cursor?: string | undefined
  /** Filters beside the list; prices in taka. */
  size?: Size | undefined
  minPrice?: string | undefined
  maxPrice?: string | undefined
  vendorId?: string | undefined
  tag?: string | undefined
}

const SORTS: readonly string[] = ['newest', 'price_asc', 'price_desc', 'relevance']
/** What the contract would refuse is not asked for. */
const MAX_SEARCH = 200
const MAX_TAG = 60
const ID = /^[1-9]\d{0,14}$/
const TAKA = /^\d{1,8}(\.\d{1,2})?$/

/** The address’s query → a shelf; what it does not understand is left out, so that every address shows something. */
export function shelfOf(query: URLSearchParams): Shelf {
  const search = query.get('search')?.trim().slice(0, MAX_SEARCH)
  const categoryId = query.get('category')
  const sort = query.get('sort')
  const cursor = query.get('cursor')
  return {
    ...(search ? { search } : {}),
    ...(categoryId && ID.test(categoryId) ? { categoryId } : {}),
    ...(sort && SORTS.includes(sort) ? { sort: sort as ProductSort } : {}),
    ...(cursor && cursor.length <= 200 ? { cursor } : {}),
    ...filtersOf(query),
  }
}

function filtersOf(query: URLSearchParams): Partial<Shelf> {
  const size = SIZES.find((each) => each === query.get('size'))
  const [minPrice, maxPrice, vendorId] = [query.get('min'), query.get('max'), query.get('store')]
  const tag = query.get('tag')?.trim().slice(0, MAX_TAG)
  return {
    ...(size ? { size } : {}),
    ...(minPrice && TAKA.test(minPrice) ? { minPrice } : {}),
    ...(maxPrice && TAKA.test(maxPrice) ? { maxPrice } : {}),
    ...(vendorId && ID.test(vendorId) ? { vendorId } : {}),
    ...(tag ? { tag } : {}),
  }
}

/** Whether the shelf shows less than its category or search has. */
export function isFiltered({ size, minPrice, maxPrice, vendorId, tag }: Shelf): boolean {
  return [size, minPrice, maxPrice, vendorId, tag].some((each) => each !== undefined)
}

/** What a shelf asks for, wherever in it and however it is sorted. */
export function wishOf({ sort: _sort, cursor: _cursor, storeId: _storeId, ...wish }: Shelf) {
  return wish
}

/** The one address of a shelf. */
export function addressOf(shelf: Shelf): string {
  const { storeId } = shelf
  const query = new URLSearchParams(saidOf(shelf))
  const place = storeId ? `/store/${storeId}` : query.size > 0 ? '/shop' : '/'
  return query.size > 0 ? `${place}?${query}` : place
}

/** What the address says of a shelf, in the one order in which pages are kept. */
export function saidOf(shelf: Shelf): [name: string, value: string][] {
  const said: [string, string | undefined][] = [
    ['category', shelf.categoryId],
    ['cursor', shelf.cursor],
    ['max', shelf.maxPrice],
    ['min', shelf.minPrice],
    ['search', shelf.search],
    ['size', shelf.size],
    ['sort', shelf.sort],
    ['store', shelf.vendorId],
    ['tag', shelf.tag],
  ]
  return said.filter((each): each is [string, string] => Boolean(each[1]))
}
