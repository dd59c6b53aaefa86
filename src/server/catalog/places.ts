import { visiblePaths } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import type { Hearing } from '../platform/hearing.ts'
import { keptValue } from '../platform/kept-value.ts'
import { singularOf } from './singular.ts'
import { approvedStores } from './stores.queries.ts'
import { type WordList, wordList } from './word-list.ts'
import { hyphenatedParts, wordsOf, wordsToFindBy } from './words.ts'

/** A visible category or an approved store. */
export interface Place {
  kind: 'category' | 'store'
  id: number
  name: string
  /** The words of its name as they stand there. */
  spoken: string[]
  /** Those it is found by: hyphenated ones as one, all also in the singular. */
  words: string[]
  /** The name is one word. */
  isWhole: boolean
  /** What products that stand there have among their words: in the category or below it, in the store. */
  lexemes: string[]
}

/** Where products stand. */
export interface Places {
  all: Place[]
  /** All words of their names. */
  words: WordList
  called(word: string): Place[]
  /** The category and those below it; none where it is hidden or unknown. */
  categoriesBelow(categoryId: number): number[]
}

export type ReadPlaces = () => Promise<Places>

/** Every search looks at all of their names, and they hardly ever change: in memory until somebody changes one (`catalog`). */
export function keptPlaces(db: Db, hearing: Hearing): ReadPlaces {
  return keptValue(db, hearing, 'catalog', () => readPlaces(db))
}

export async function readPlaces(db: Db): Promise<Places> {
  const [paths, stores] = await Promise.all([visiblePaths(db), approvedStores(db)])
  const below = grouped(paths.flatMap(({ id, path }) => path.map((above): [number, number] => [above, id])))
  const all = [
    ...paths.map(({ id, name }) => placeOf('category', id, name, lexemesOfCategories(below.get(id) ?? []))),
    ...stores.map(({ id, name }) => placeOf('store', id, name, [`#v${id}`])),
  ]
  const byWord = grouped(all.flatMap((place) => place.words.map((word): [string, Place] => [word, place])))
  return {
    all,
    words: wordList(byWord.keys()),
    called: (word) => byWord.get(word) ?? [],
    categoriesBelow: (id) => below.get(id) ?? [],
  }
}

/** What a product has among its words that stands in one of them. */
export function lexemesOfCategories(ids: number[]): string[] {
  return ids.map((id) => `#c${id}`)
}

function placeOf(kind: Place['kind'], id: number, name: string, lexemes: string[]): Place {
  const parts = hyphenatedParts(name)
  const words = wordsToFindBy(name).filter((word) => !parts.includes(word))
  return {
    kind,
    id,
    name,
    spoken: wordsOf(name),
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
