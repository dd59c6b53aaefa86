import { PRODUCT_SORTS } from '#contract/values/choices'
import { LONGEST_CURSOR, LONGEST_SEARCH, LONGEST_TAG_SEARCH } from '#contract/values/limits'
import { amountIn } from '#contract/values/money'
import { SIZES } from '#contract/values/sizes'
import { idIn } from '../platform/id-in.ts'
import { queryPartsOf, type Shelf } from '../products/shelf-address.ts'

const TAKA = /^\d{1,8}(\.\d{1,2})?$/

/** Drops what it does not understand: every address shows something. */
export function shelfOf(query: URLSearchParams): Shelf {
  const search = query.get('search')?.trim().slice(0, LONGEST_SEARCH)
  const categoryId = idIn(query.get('category'))
  const sort = PRODUCT_SORTS.find((each) => each === query.get('sort'))
  const cursor = query.get('cursor')
  return {
    ...(search ? { search } : {}),
    ...(search && query.get('literal') === '1' ? { literal: '1' } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(sort ? { sort } : {}),
    ...(cursor && cursor.length <= LONGEST_CURSOR ? { cursor } : {}),
    ...filtersOf(query),
  }
}

function filtersOf(query: URLSearchParams): Partial<Shelf> {
  const said = query.getAll('size').flatMap((each) => each.split(','))
  const sizes = SIZES.filter((size) => said.includes(size))
  const [minPrice, maxPrice] = ['min', 'max'].map((end) => amountIn(query.get(end) ?? ''))
  const vendorId = idIn(query.get('store'))
  const tag = query.get('tag')?.trim().slice(0, LONGEST_TAG_SEARCH)
  return {
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(query.get('stock') === 'in' ? { stock: 'in' } : {}),
    ...(minPrice && TAKA.test(minPrice) ? { minPrice } : {}),
    ...(maxPrice && TAKA.test(maxPrice) ? { maxPrice } : {}),
    ...(vendorId ? { vendorId } : {}),
    ...(tag ? { tag } : {}),
  }
}

/** Less than its category or search. */
export function isFiltered({ sizes, stock, minPrice, maxPrice, vendorId, tag }: Shelf): boolean {
  return [sizes, stock, minPrice, maxPrice, vendorId, tag].some((each) => each !== undefined)
}

export function isFront(shelf: Shelf): boolean {
  return queryPartsOf(shelf).length === 0
}

/** A shelf as a query of products, without page and order: for counts. */
export function productQueryOf({ storeId, sort: _sort, cursor: _cursor, sizes, stock, ...filters }: Shelf) {
  return {
    ...filters,
    ...(storeId ? { vendorId: storeId } : {}),
    ...(sizes ? { size: sizes } : {}),
    ...(stock ? { inStock: 'only' as const } : {}),
  }
}

/** A shelf as the list of it: what is in stock comes first. */
export function listOf(shelf: Shelf) {
  const { sort, cursor } = shelf
  const cards = { fields: 'card' as const, sort, cursor, limit: '24' }
  return { inStock: 'first' as const, ...productQueryOf(shelf), ...cards }
}
