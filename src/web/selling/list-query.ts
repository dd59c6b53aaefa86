import { MANAGED_SORTS, STOCK_FILTERS } from '#contract/values/choices'
import { LONGEST_NAME_CURSOR } from '#contract/values/limits'
import { idIn } from '../platform/id-in.ts'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

type StockFilter = (typeof STOCK_FILTERS)[number]
type ManagedSort = (typeof MANAGED_SORTS)[number]

export interface ListQuery {
  search?: string | undefined
  categoryId?: string | undefined
  stock?: StockFilter | undefined
  sort?: ManagedSort | undefined
  /** For an admin. */
  vendorId?: string | undefined
  cursor?: string | undefined
}

export function listQueryOf(query: URLSearchParams): ListQuery {
  return {
    search: searchIn(query),
    categoryId: idIn(query.get('category')),
    stock: STOCK_FILTERS.find((stock) => stock === query.get('stock')),
    sort: MANAGED_SORTS.find((sort) => sort === query.get('sort')),
    vendorId: idIn(query.get('store')),
    cursor: cursorIn(query, LONGEST_NAME_CURSOR),
  }
}

export function addressOf(path: string, { search, categoryId, stock, sort, vendorId, cursor }: ListQuery): string {
  return withQuery(path, { search, category: categoryId, stock, sort, store: vendorId, cursor })
}

export function isFiltered({ search, categoryId, stock, vendorId }: ListQuery): boolean {
  return Boolean(search || categoryId || stock || vendorId)
}
