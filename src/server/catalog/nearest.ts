import type { Product, ProductSort } from '#contract/catalog'
import type { Page } from '#contract/fields'
import type { Db } from '../platform/db.ts'
import { productsFound } from './found.ts'
import { productsBrowsed } from './list.queries.ts'
import type { Filters, Wish } from './on-sale.queries.ts'
import type { ReadPlaces } from './places.ts'
import { productOf } from './product.ts'
import type { SoughtWord } from './sought-word.ts'
import type { Listed } from './stretch.queries.ts'
import { type Asked, wishOf } from './wish.ts'

const STRETCH = { after: undefined, limit: 12 }
/** Any two of five words are ten choices; of eight, any four would be seventy. Anybody may ask. */
const MOST_WORDS = 5

/**
 * For what finds nothing: the products that meet the most of it. The words are kept longest; price and size go first. Where
 * not one word is met, what stands on the shelf that was looked at, or else in the shop.
 */
export async function nearestTo(db: Db, readPlaces: ReadPlaces, asked: Asked): Promise<Page<Product>> {
  const wish = await wishOf(db, readPlaces, asked)
  for (const less of lesserWishes(wish)) {
    const found = await productsFound(db, less, STRETCH)
    if (found.total > 0) return offered(found)
  }
  for (const shelf of shelvesNear(wish)) {
    const standing = await productsBrowsed(db, { ...shelf, words: [] }, sortNear(wish), STRETCH)
    if (standing.total > 0) return offered(standing)
  }
  return { items: [], total: 0, next: null }
}

function offered({ rows }: Listed): Page<Product> {
  return { items: rows.map(productOf), total: rows.length, next: null }
}

/** The wish with ever less of it: without price and size, with fewer words, in the end anywhere in the shop. */
function lesserWishes(wish: Wish): Wish[] {
  const words = likeliestOf(wish.words)
  const here = { categoryId: wish.categoryId, places: wish.places ?? [], vendorId: wish.vendorId }
  return (isAnywhere(wish) ? [here] : [here, {}]).flatMap((place) =>
    numbersToMeet(words.length).map((atLeast) => ({ ...place, words, atLeast })),
  )
}

/** Those that the shop has something of, and then others. */
function likeliestOf(words: SoughtWord[]): SoughtWord[] {
  const [known, unknown] = [true, false].map((is) => words.filter(({ isOfTheShop }) => isOfTheShop === is))
  return [...(known ?? []), ...(unknown ?? [])].slice(0, MOST_WORDS)
}

/** All of so many words, two, one: what meets more of them stands before what meets fewer anyway. */
function numbersToMeet(count: number): number[] {
  return [...new Set([count, 2, 1])].filter((number) => number > 0 && number <= count)
}

function shelvesNear(wish: Wish): Filters[] {
  const { categoryId, vendorId, sizeBit } = wish
  const here = { categoryId, vendorId }
  return [...(sizeBit === undefined ? [] : [{ ...here, sizeBit }]), here, ...(isAnywhere(wish) ? [] : [{}])]
}

/** Where everything costs too much or too little, the nearest price. */
function sortNear({ minPoisha, maxPoisha }: Wish): ProductSort {
  if (maxPoisha !== undefined) return 'price_asc'
  return minPoisha === undefined ? 'newest' : 'price_desc'
}

function isAnywhere({ categoryId, vendorId }: Wish): boolean {
  return categoryId === undefined && vendorId === undefined
}
