import type { Place, Places } from './places.ts'

/** Each of them is looked for in the index: of the stores that share a word, those with the most of what is typed beside it. */
const MOST_STORES = 100

/** Lexemes of places. */
export interface Named {
  /** Categories, and those below them. */
  categories: string[]
  /** Of these, what stands in one that is called just so. */
  ownCategories: string[]
  stores: string[]
}

/** Places that have one of these words in their names; `beside` are all that the search says. */
export function placesNamed(places: Places, words: string[], beside: ReadonlySet<string>): Named {
  const named = [...new Set(words.flatMap((word) => places.called(word)))]
  const categories = named.filter(({ kind }) => kind === 'category')
  return {
    categories: lexemesOf(categories),
    ownCategories: lexemesOf(categories.filter(({ isWhole }) => isWhole)),
    stores: lexemesOf(
      mostNamed(
        named.filter(({ kind }) => kind === 'store'),
        beside,
      ),
    ),
  }
}

function mostNamed(stores: Place[], beside: ReadonlySet<string>): Place[] {
  if (stores.length <= MOST_STORES) return stores
  const counted = stores.map((store) => ({ store, count: store.words.filter((word) => beside.has(word)).length }))
  return counted
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_STORES)
    .map(({ store }) => store)
}

function lexemesOf(places: Place[]): string[] {
  return [...new Set(places.flatMap(({ lexemes }) => lexemes))]
}
