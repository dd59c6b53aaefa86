import type { Page } from '#contract/machinery/fields'
import type { ManagedProduct } from '#contract/selling'
import type { Db } from '../platform/database/db.ts'
import { pageFrom } from '../platform/database/newest-first.ts'
import type { ReadDestinations } from '../search/destinations.ts'
import { queryTerms } from '../search/query-terms.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import { typedSearch } from '../text-analysis/typed-search.ts'
import { managedCursorOf, managedSortKeyOf } from './managed-cursor.ts'
import { managedProductOf } from './managed-product.ts'
import { managedPage } from './managed-products.queries.ts'
import { type ManagedSort, managedSortings } from './managed-sorting.queries.ts'

interface Reads {
  readDestinations: ReadDestinations
  readSettings: ReadSettings
}

/** Of one store or all, off-sale ones too. Refuses a cursor of another sorting. */
export async function listManaged(
  db: Db,
  { readDestinations, readSettings }: Reads,
  asked: {
    vendorId?: number | undefined
    search?: string | undefined
    categoryId?: number | undefined
    stock?: 'sold-out' | 'low' | undefined
    sort?: ManagedSort | undefined
    limit: number
    cursor?: string | undefined
  },
): Promise<Page<ManagedProduct>> {
  const { vendorId, categoryId, limit, sort = 'newest' } = asked
  const words = await queryTerms(db, await readDestinations(), typedSearch(asked.search ?? '').words, 'unknown')
  const left = asked.stock && (await leftOf(asked.stock, readSettings))
  const query = { words, vendorId, categoryId, left }
  const after = asked.cursor === undefined ? undefined : managedSortKeyOf(sort, asked.cursor)
  const found = await managedPage(db, query, managedSortings[sort], { after, limit: limit + 1 })
  return pageFrom(found, limit, managedProductOf, (row) => managedCursorOf(sort, row))
}

async function leftOf(stock: 'sold-out' | 'low', readSettings: ReadSettings): Promise<{ least: number; most: number }> {
  if (stock === 'sold-out') return { least: 0, most: 0 }
  return { least: 1, most: (await readSettings()).lowStockLine }
}
