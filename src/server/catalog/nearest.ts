import type { Product } from '#contract/catalog'
import type { Page } from '#contract/fields'
import type { Db } from '../platform/db.ts'
import { productsFound } from './found.ts'
import type { Wish } from './on-sale.queries.ts'
import type { ReadPlaces } from './places.ts'
import { productOf } from './product.ts'
import { type Asked, wishOf } from './wish.ts'

const MOST_SHOWN = 12
/** Any two of five words are ten choices; of eight, any four would be seventy. Anybody may ask. */
const MOST_WORDS = 5

/** For what finds nothing: the products that meet the most of it. The words are kept longest; price and size go first. */
export async function nearestTo(db: Db, readPlaces: ReadPlaces, asked: Asked): Promise<Page<Product>> {
  const wish = await wishOf(db, readPlaces, asked)
  for (const less of lesserWishes(wish)) {
    const { rows, total } = await productsFound(db, less, { after: undefined, limit: MOST_SHOWN })
    if (total > 0) return { items: rows.map(productOf), total: rows.length, next: null }
  }
  return { items: [], total: 0, next: null }
}

/** The wish with ever less of it: without price and size, with fewer words, in the end anywhere in the shop. */
function lesserWishes(wish: Wish): Wish[] {
  const words = wish.words.slice(0, MOST_WORDS)
  const here = { categoryId: wish.categoryId, places: wish.places ?? [], vendorId: wish.vendorId }
  const isAnywhere = wish.categoryId === undefined && wish.vendorId === undefined
  return (isAnywhere ? [here] : [here, {}]).flatMap((place) =>
    numbersToMeet(words.length).map((atLeast) => ({ ...place, words, atLeast })),
  )
}

/** All of so many words, two, one: what meets more of them stands before what meets fewer anyway. */
function numbersToMeet(count: number): number[] {
  return [...new Set([count, 2, 1])].filter((number) => number > 0 && number <= count)
}
