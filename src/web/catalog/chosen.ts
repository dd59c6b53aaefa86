import { formatTaka } from '#contract/money'
import type { Shelf } from './shelf.ts'

/** A filter that is set, and the shelf without it. */
export interface Chosen {
  text: string
  without: Shelf
}

/** What the address knows by its number only. */
interface Names {
  category: string | undefined
  store: string | undefined
}

/** The filters that are set, in the order in which they stand beside the list. In a search its category is one of them. */
export function chosenOf(shelf: Shelf, names: Names): Chosen[] {
  const { search, categoryId, size, minPrice, maxPrice, vendorId, tag } = shelf
  const filters: [text: string | undefined, unset: Shelf][] = [
    [minPrice && `From ${inTaka(minPrice)}`, { minPrice: undefined }],
    [maxPrice && `Up to ${inTaka(maxPrice)}`, { maxPrice: undefined }],
    [search && categoryId && names.category, { categoryId: undefined }],
    [size && `Size ${size}`, { size: undefined }],
    [vendorId && (names.store ?? 'One store'), { vendorId: undefined }],
    [tag, { tag: undefined }],
  ]
  return filters.flatMap(([text, unset]) =>
    text ? [{ text, without: { ...shelf, cursor: undefined, ...unset } }] : [],
  )
}

/** The shelf with no filter. */
export function plain({ search, categoryId, sort }: Shelf): Shelf {
  return search ? { search, sort } : { categoryId, sort }
}

/** Whether the lowest price that is asked for is above the highest: nothing can be between them. */
export function arePricesCrossed({ minPrice, maxPrice }: Shelf): boolean {
  return Number(minPrice) > Number(maxPrice)
}

export function inTaka(price: string): string {
  return formatTaka(Number(price))
}
