import type { Db } from '../platform/db.ts'
import { listProductsOnSale } from './list.ts'
import type { ReadPlaces } from './places.ts'
import { wordsOf } from './words.ts'

const MOST_SUGGESTED = 8
const MOST_CATEGORIES = 3
const MOST_STORES = 2
const SHORTEST_ASKED = 2

/** What a search that is being typed may become: categories and stores whose names go on like it, and names of products. */
export async function suggestionsFor(
  db: Db,
  readPlaces: ReadPlaces,
  search: string,
): Promise<{ suggestions: string[] }> {
  const typed = wordsOf(search)
  if (typed.join('').length < SHORTEST_ASKED) return { suggestions: [] }
  const [places, products] = await Promise.all([
    readPlaces(),
    listProductsOnSale(db, readPlaces, { search, limit: MOST_SUGGESTED }),
  ])
  const goingOn = places.all.filter(({ spoken }) => goesOnLike(spoken, typed))
  const names = [
    ...goingOn.filter(({ kind }) => kind === 'category').slice(0, MOST_CATEGORIES),
    ...goingOn.filter(({ kind }) => kind === 'store').slice(0, MOST_STORES),
    ...products.items,
  ].map(({ name }) => name)
  return { suggestions: [...new Set(names)].slice(0, MOST_SUGGESTED) }
}

/** All words typed so far are in the name, the last of them perhaps only begun. */
function goesOnLike(name: string[], typed: string[]): boolean {
  const begun = typed.at(-1) ?? ''
  return typed.slice(0, -1).every((word) => name.includes(word)) && name.some((word) => word.startsWith(begun))
}
