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
  const query = new URLSearchParams(saidOf(shelf))
  const place = storeId ? `/store/${storeId}` : query.size > 0 ? '/shop' : '/'
  return query.size > 0 ? `${place}?${query}` : place
}

const SAID: [name: string, of: (shelf: Shelf) => string | readonly string[] | undefined][] = [
  ['category', ({ categoryId }) => categoryId],
  ['cursor', ({ cursor }) => cursor],
  ['literal', ({ literal }) => literal],
  ['max', ({ maxPrice }) => maxPrice],
  ['min', ({ minPrice }) => minPrice],
  ['search', ({ search }) => search],
  ['size', ({ sizes }) => sizes],
  ['sort', ({ sort }) => sort],
  ['stock', ({ stock }) => stock],
  ['store', ({ vendorId }) => vendorId],
  ['tag', ({ tag }) => tag],
]

/** The names of it, in the one order in which pages are cached. */
export const SHELF_QUERY: readonly string[] = SAID.map(([name]) => name)

/** What the address says of a shelf, in that order. */
export function saidOf(shelf: Shelf): [name: string, value: string][] {
  return SAID.flatMap(([name, of]) =>
    [of(shelf) ?? []].flat().flatMap((value): [string, string][] => (value ? [[name, value]] : [])),
  )
}
