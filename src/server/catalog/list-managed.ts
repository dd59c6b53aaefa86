import type { Page } from '#contract/fields'
import type { ManagedProduct } from '#contract/managed-products'
import type { Db } from '../platform/db.ts'
import { pageFrom } from '../platform/newest-first.ts'
import { managedPage } from './managed.queries.ts'
import { managedCursorOf, managedPlaceOf } from './managed-cursor.ts'
import { managedProductOf } from './managed-product.ts'
import { type ManagedSort, managedSortings } from './managed-sorting.queries.ts'
import type { ReadPlaces } from './places.ts'
import { soughtWords } from './search.ts'
import { typedSearch } from './typed-search.ts'

const MOST_LEFT = { 'sold-out': 0, low: 5 }

/** Products of one store, or of all, on sale or not. Refuses a cursor of another sorting. */
export async function listManaged(
  db: Db,
  readPlaces: ReadPlaces,
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
  const words = await soughtWords(db, await readPlaces(), typedSearch(asked.search ?? '').words)
  const wish = { words, vendorId, categoryId, atMostLeft: asked.stock && MOST_LEFT[asked.stock] }
  const after = asked.cursor === undefined ? undefined : managedPlaceOf(sort, asked.cursor)
  const found = await managedPage(db, wish, managedSortings[sort], { after, limit: limit + 1 })
  return pageFrom(found, limit, managedProductOf, (row) => managedCursorOf(sort, row))
}
