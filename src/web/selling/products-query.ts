import { MANAGED_SORTS, STOCK_FILTERS } from '#contract/values/choices'
import { type AskedOf, id, nameCursor, oneOf, queryOf, search } from '../platform/query-of.ts'

const PARTS = {
  search,
  category: id,
  stock: oneOf(STOCK_FILTERS),
  sort: oneOf(MANAGED_SORTS),
  /** For an admin. */
  store: id,
  cursor: nameCursor,
}

export const OWN_PRODUCTS = queryOf('/dashboard/products', PARTS)
export const ALL_PRODUCTS = queryOf('/admin/products', PARTS)

export type ProductsQuery = typeof OWN_PRODUCTS
export type AskedProducts = AskedOf<ProductsQuery>

export function isFiltered({ search, category, stock, store }: Partial<AskedProducts>): boolean {
  return Boolean(search || category || stock || store)
}
