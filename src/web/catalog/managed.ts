import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

export type StockFilter = 'sold-out' | 'low'
export type ManagedSort = 'newest' | 'name' | 'price_asc' | 'price_desc'

/** What of the managed products is on screen: lives in the address. Texts, as the address has them. */
export interface Asked {
  search?: string | undefined
  categoryId?: string | undefined
  stock?: StockFilter | undefined
  sort?: ManagedSort | undefined
  /** One store’s, for an admin. */
  vendorId?: string | undefined
  cursor?: string | undefined
}

export const STOCK_FILTERS: readonly [StockFilter, string][] = [
  ['low', 'Running low'],
  ['sold-out', 'Sold out'],
]
export const MANAGED_SORTS: readonly [ManagedSort, string][] = [
  ['newest', 'Newest first'],
  ['name', 'By name'],
  ['price_asc', 'Price: low to high'],
  ['price_desc', 'Price: high to low'],
]

/** What the address does not say in words that the list knows is left out. */
export function askedOf(query: URLSearchParams): Asked {
  return {
    search: searchIn(query),
    categoryId: idIn(query.get('category')),
    stock: STOCK_FILTERS.find(([stock]) => stock === query.get('stock'))?.[0],
    sort: MANAGED_SORTS.find(([sort]) => sort === query.get('sort'))?.[0],
    vendorId: idIn(query.get('store')),
    cursor: cursorIn(query),
  }
}

/** `path` is the list itself: of all stores, or of one’s own. */
export function addressOf(path: string, { search, categoryId, stock, sort, vendorId, cursor }: Asked): string {
  return withQuery(path, { search, category: categoryId, stock, sort, store: vendorId, cursor })
}

export function isNarrowed({ search, categoryId, stock, vendorId }: Asked): boolean {
  return Boolean(search || categoryId || stock || vendorId)
}

function idIn(text: string | null): string | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? text : undefined
}
