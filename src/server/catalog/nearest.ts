import type { Product } from '#contract/catalog'
import type { Page } from '#contract/fields'
import type { Db } from '../platform/db.ts'
import { productsFound } from './list.queries.ts'
import type { Wish } from './on-sale.queries.ts'
import { productOf } from './product.ts'
import { sortingOf } from './sorting.queries.ts'
import { type Asked, wishOf } from './wish.ts'

const MOST_SHOWN = 12

/** For what finds nothing: the products that meet the most of it. The words are kept longest; price and size go first. */
export async function nearestTo(db: Db, asked: Asked): Promise<Page<Product>> {
  const wish = await wishOf(db, asked)
  for (const less of lesserWishes(wish)) {
    const { rows, total } = await productsFound(db, less, sortingOf('relevance', less.words), {
      after: undefined,
      limit: MOST_SHOWN,
    })
    if (total > 0) return { items: rows.map(productOf), total: rows.length, next: null }
  }
  return { items: [], total: 0, next: null }
}

/** The wish with ever less of it: without price and size, with one word fewer, with two …, in the end anywhere in the shop. */
function lesserWishes(wish: Wish): Wish[] {
  const { words } = wish
  const anyPrice: Wish = { words, categoryId: wish.categoryId, places: wish.places ?? [], vendorId: wish.vendorId }
  const fewer = words.slice(1).map((_, missing) => ({ ...anyPrice, atLeast: words.length - 1 - missing }))
  const anywhere = words.map((_, missing) => ({ words, atLeast: words.length - missing }))
  return words.length === 0 ? [] : [anyPrice, ...fewer, ...anywhere]
}
