import type { Product, ProductSort } from '#contract/catalog'
import type { Page } from '#contract/fields'
import { readVisibleCategory } from '../categories/read.ts'
import type { Db } from '../platform/db.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { productsFound } from './found.ts'
import { productsBrowsed } from './list.queries.ts'
import { isNarrowedByIndex, productsNarrowed } from './narrowed.queries.ts'
import type { Wish } from './on-sale.queries.ts'
import type { ReadPlaces } from './places.ts'
import { productOf } from './product.ts'
import type { Listed, Stretch } from './stretch.queries.ts'
import { type Asked, wishOf } from './wish.ts'

interface Paging {
  sort?: ProductSort | undefined
  limit: number
  cursor?: string | undefined
}

/** Products on sale by words, filters and sorting, page by page. Refuses a cursor of another sorting. */
export async function listProductsOnSale(
  db: Db,
  readPlaces: ReadPlaces,
  asked: Paging & Asked,
): Promise<Page<Product>> {
  return await pageOf(db, await wishOf(db, readPlaces, asked), asked)
}

/** Products on sale in the category and below it. Refuses `category_not_found`. */
export async function listProductsInCategory(db: Db, categoryId: number, asked: Paging): Promise<Page<Product>> {
  await readVisibleCategory(db, categoryId)
  return await pageOf(db, { words: [], categoryId }, asked)
}

async function pageOf(db: Db, wish: Wish, asked: Paging): Promise<Page<Product>> {
  const sort = sortOf(wish, asked.sort)
  const after = asked.cursor === undefined ? undefined : placeOf(sort, asked.cursor)
  const { rows, total } = await listed(db, wish, sort, { after, limit: oneMoreThan(asked.limit) })
  const shown = rows.slice(0, asked.limit)
  const last = shown.at(-1)
  return { items: shown.map(productOf), total, next: last && rows.length > asked.limit ? cursorOf(sort, last) : null }
}

async function listed(db: Db, wish: Wish, sort: ProductSort, stretch: Stretch): Promise<Listed> {
  if (sort === 'relevance') return await productsFound(db, wish, stretch)
  return isNarrowedByIndex(wish)
    ? await productsNarrowed(db, wish, sort, stretch)
    : await productsBrowsed(db, wish, sort, stretch)
}

/** One more tells whether there is another page. Few different numbers, as each makes a statement of its own. */
function oneMoreThan(limit: number): number {
  return Math.ceil(limit / 8) * 8 + 1
}

/** Without words to be relevant to, the newest come first. */
function sortOf({ words }: Wish, asked: ProductSort | undefined): ProductSort {
  if (words.length > 0) return asked ?? 'relevance'
  return asked === undefined || asked === 'relevance' ? 'newest' : asked
}
