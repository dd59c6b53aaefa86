import { visiblePaths } from '../categories/categories.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { cachedValue } from '../platform/invalidation/cached-value.ts'
import type { InvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import { singularOf } from '../text-analysis/singular.ts'
import { type WordList, wordList } from '../text-analysis/word-list.ts'
import { hyphenatedParts, wordsOf, wordsToFindBy } from '../text-analysis/words.ts'
import { sellingStores } from '../vendors/selling-stores.queries.ts'

export interface Destination {
  kind: 'category' | 'store'
  id: number
  name: string
  nameWords: string[]
  /** As products are found: hyphenated as one, also in the singular. */
  words: string[]
  isWhole: boolean
  /** Lexemes of its products: of the category and those below, or of the store. */
  lexemes: string[]
}

export interface Destinations {
  all: Destination[]
  words: WordList
  called(word: string): Destination[]
  /** The category and those below it; none where it is hidden or unknown. */
  categoriesBelow(categoryId: number): number[]
}

export type ReadDestinations = () => Promise<Destinations>

/** All names in memory, invalidated by `catalog`: every search reads them, and they hardly change. */
export function cachedDestinations(db: Db, feed: InvalidationFeed): ReadDestinations {
  return cachedValue(db, feed, 'catalog', () => readDestinations(db))
}

export async function readDestinations(db: Db): Promise<Destinations> {
  const [paths, stores] = await Promise.all([visiblePaths(db), sellingStores(db)])
  const below = grouped(paths.flatMap(({ id, path }) => path.map((above): [number, number] => [above, id])))
  const all = [
    ...paths.map(({ id, name }) => destinationOf('category', id, name, lexemesOfCategories(below.get(id) ?? []))),
    ...stores.map(({ id, name }) => destinationOf('store', id, name, [`#v${id}`])),
  ]
  const byWord = grouped(all.flatMap((one) => one.words.map((word): [string, Destination] => [word, one])))
  return {
    all,
    words: wordList(byWord.keys()),
    called: (word) => byWord.get(word) ?? [],
    categoriesBelow: (id) => below.get(id) ?? [],
  }
}

/** Lexemes of products in these categories. */
export function lexemesOfCategories(ids: number[]): string[] {
  return ids.map((id) => `#c${id}`)
}

function destinationOf(kind: Destination['kind'], id: number, name: string, lexemes: string[]): Destination {
  const parts = hyphenatedParts(name)
  const words = wordsToFindBy(name).filter((word) => !parts.includes(word))
  return {
    kind,
    id,
    name,
    nameWords: wordsOf(name),
    words: [...new Set([...words, ...words.map(singularOf)])],
    isWhole: words.length === 1,
    lexemes,
  }
}

function grouped<Key, Value>(pairs: [Key, Value][]): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** Bound of index look-ups: of the stores that share a word, the best matches. */
const MOST_STORES = 100

export interface Named {
  categories: string[]
  /** Those of `categories` called exactly so. */
  ownCategories: string[]
  stores: string[]
}

/** Categories and stores named by one of these words; `searchWords`: all words of the search. */
export function namedDestinations(
  destinations: Destinations,
  words: string[],
  searchWords: ReadonlySet<string>,
): Named {
  const named = [...new Set(words.flatMap((word) => destinations.called(word)))]
  const categories = named.filter(({ kind }) => kind === 'category')
  return {
    categories: lexemesOf(categories),
    ownCategories: lexemesOf(categories.filter(({ isWhole }) => isWhole)),
    stores: lexemesOf(
      mostNamed(
        named.filter(({ kind }) => kind === 'store'),
        searchWords,
      ),
    ),
  }
}

function mostNamed(stores: Destination[], searchWords: ReadonlySet<string>): Destination[] {
  if (stores.length <= MOST_STORES) return stores
  const counted = stores.map((store) => ({ store, count: store.words.filter((word) => searchWords.has(word)).length }))
  return counted
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_STORES)
    .map(({ store }) => store)
}

function lexemesOf(destinations: Destination[]): string[] {
  return [...new Set(destinations.flatMap(({ lexemes }) => lexemes))]
}
