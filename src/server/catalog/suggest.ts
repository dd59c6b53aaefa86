import { visiblePaths } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { listProductsOnSale } from './list.ts'
import { storesGoingOnLike } from './stores.queries.ts'
import { wordsOf } from './words.ts'

const MOST_SUGGESTED = 8
const MOST_CATEGORIES = 3
const MOST_STORES = 2
const SHORTEST_ASKED = 2

/** What a search that is being typed may become: categories and stores whose names go on like it, and names of products. */
export async function suggestionsFor(db: Db, search: string): Promise<{ suggestions: string[] }> {
  const typed = wordsOf(search)
  if (typed.join('').length < SHORTEST_ASKED) return { suggestions: [] }
  const [categories, stores, products] = await Promise.all([
    visiblePaths(db),
    storesGoingOnLike(db, typed),
    listProductsOnSale(db, { search, limit: MOST_SUGGESTED }),
  ])
  const goOn = ({ name }: { name: string }) => goesOnLike(wordsOf(name), typed)
  const names = [
    ...categories.filter(goOn).slice(0, MOST_CATEGORIES),
    ...stores.filter(goOn).slice(0, MOST_STORES),
    ...products.items,
  ].map(({ name }) => name)
  return { suggestions: [...new Set(names)].slice(0, MOST_SUGGESTED) }
}

/** All words typed so far are in the name, the last of them perhaps only begun. */
function goesOnLike(name: string[], typed: string[]): boolean {
  const begun = typed.at(-1) ?? ''
  return typed.slice(0, -1).every((word) => name.includes(word)) && name.some((word) => word.startsWith(begun))
}
