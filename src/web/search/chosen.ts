import type { ProductFacets } from '#contract/search'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import type { Shelf } from '../products/shelf-address.ts'

/** With the list without it. */
export interface Chosen {
  text: string
  without: Shelf
}

/** By number in the address. */
interface Names {
  category: string | undefined
  store: string | undefined
}

interface Prices {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

type Understood = ProductFacets['understood']

/** In the order of the filters, then what words said. */
export function chosenOf(shelf: Shelf, names: Names, understood: Understood = []): Chosen[] {
  const { search, categoryId, sizes, stock, minPrice, maxPrice, vendorId, tag } = shelf
  const filters: [text: string | undefined, unset: Shelf][] = [
    [minPrice && m.search_from_minprice({ minPrice: inTaka(minPrice) }), { minPrice: undefined }],
    [maxPrice && m.search_up_maxprice({ maxPrice: inTaka(maxPrice) }), { maxPrice: undefined }],
    [search && categoryId && names.category, { categoryId: undefined }],
    ...(sizes ?? []).map((size): [string, Shelf] => [m.ui_size_of({ size }), { sizes: others(sizes ?? [], size) }]),
    [stock && m.search_stock(), { stock: undefined }],
    [vendorId && (names.store ?? m.search_one_store()), { vendorId: undefined }],
    [tag, { tag: undefined }],
    ...understood.map((each): [string | undefined, Shelf] => [
      wordsFor(each, shelf),
      { search: each.without || undefined },
    ]),
  ]
  return filters.flatMap(([text, unset]) =>
    text ? [{ text, without: { ...shelf, cursor: undefined, ...unset } }] : [],
  )
}

export function plain({ search, categoryId, sort }: Shelf): Shelf {
  return search ? { search, sort } : { categoryId, sort }
}

/** The lowest above the highest. */
export function arePricesCrossed({ minPrice, maxPrice }: Shelf): boolean {
  return Number(minPrice) > Number(maxPrice)
}

export function inTaka(price: string): string {
  return formatTaka(Number(price))
}

/** “up to ৳1,000”. */
export function priceSaid({ minPrice, maxPrice }: Prices): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined)
    return m.search_minprice_maxprice({ minPrice: formatTaka(minPrice), maxPrice: formatTaka(maxPrice) })
  if (maxPrice !== undefined) return m.search_chosen_up_maxprice_text({ maxPrice: formatTaka(maxPrice) })
  return minPrice === undefined ? undefined : m.search_chosen_from_minprice_text({ minPrice: formatTaka(minPrice) })
}

function wordsFor(each: Understood[number], { sort }: Shelf): string | undefined {
  if (each.size) return m.ui_size_of({ size: each.size })
  if (each.sort)
    return sort ? undefined : each.sort === 'price_asc' ? m.search_cheapest_first() : m.search_dearest_first()
  const price = priceSaid(each)
  return each.category ?? (price && price.charAt(0).toUpperCase() + price.slice(1))
}

function others<Value>(all: Value[], one: Value): Value[] | undefined {
  const left = all.filter((each) => each !== one)
  return left.length > 0 ? left : undefined
}
