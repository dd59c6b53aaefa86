import type { ProductSort } from '#contract/search'
import type { Size } from '#contract/values/sizes'

/** State of the list, in the address alone, as texts. */
export interface Shelf {
  /** On its own page. */
  storeId?: string | undefined
  search?: string | undefined
  /** No corrections. */
  literal?: '1' | undefined
  categoryId?: string | undefined
  sort?: ProductSort | undefined
  cursor?: string | undefined
  /** Prices in taka; in stock in any size, sizes in order. */
  sizes?: Size[] | undefined
  stock?: 'in' | undefined
  minPrice?: string | undefined
  maxPrice?: string | undefined
  vendorId?: string | undefined
  tag?: string | undefined
}

/** The canonical address of a shelf: the same choices always make the same one. */
export function addressOf(shelf: Shelf): string {
  const { storeId } = shelf
  const query = new URLSearchParams(queryPartsOf(shelf))
  const place = storeId ? `/store/${storeId}` : query.size > 0 ? '/shop' : '/'
  return query.size > 0 ? `${place}?${query}` : place
}

/** The names of an address, in the one order in which pages are cached, and what each says. */
const PARTS = [
  ['category', 'categoryId'],
  ['cursor', 'cursor'],
  ['literal', 'literal'],
  ['max', 'maxPrice'],
  ['min', 'minPrice'],
  ['search', 'search'],
  ['size', 'sizes'],
  ['sort', 'sort'],
  ['stock', 'stock'],
  ['store', 'vendorId'],
  ['tag', 'tag'],
] as const satisfies readonly (readonly [name: string, of: keyof Shelf])[]

export const SHELF_QUERY: readonly string[] = PARTS.map(([name]) => name)

/** What the address says of a shelf, in that order. A page asks for each of its categories. */
export function queryPartsOf(shelf: Shelf): [name: string, value: string][] {
  const parts: [string, string][] = []
  for (const [name, of] of PARTS) {
    const value = shelf[of]
    if (typeof value === 'string') {
      if (value) parts.push([name, value])
    } else for (const each of value ?? []) parts.push([name, each])
  }
  return parts
}
