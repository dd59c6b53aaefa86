import { visiblePaths } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { remembered } from '../platform/remembered.ts'
import { singularOf } from './singular.ts'
import { storesWithAnyOf } from './stores.queries.ts'
import { hyphenatedParts, wordsToFindBy } from './words.ts'

/** Where products stand, by the words of its name. */
export interface Named {
  ids: number[]
  words: string[]
  /** The name is one word. */
  isWhole: boolean
}

/** Visible categories that one of the words names, each with all below it. */
export async function categoriesNamed(db: Db, words: string[]): Promise<Named[]> {
  if (words.length === 0) return []
  const all = await visiblePaths(db)
  return all
    .map(({ id, name }) => ({ id, ...wordsOfName(name) }))
    .filter((named) => named.words.some((word) => words.includes(word)))
    .map(({ id, ...named }) => ({
      ...named,
      ids: all.filter(({ path }) => path.includes(id)).map((below) => below.id),
    }))
}

/** Approved stores that one of the words names. */
export async function storesNamed(db: Db, words: string[]): Promise<Named[]> {
  if (words.length === 0) return []
  const stores = await storesWithAnyOf(db, words)
  return stores.map(({ id, name }) => ({ ids: [id], ...wordsOfName(name) }))
}

/** Names change seldom, and every search looks at those of all categories. */
const wordsOfName = remembered((name: string): { words: string[]; isWhole: boolean } => {
  const parts = hyphenatedParts(name)
  const words = wordsToFindBy(name).filter((word) => !parts.includes(word))
  return { words: [...new Set([...words, ...words.map(singularOf)])], isWhole: words.length === 1 }
})
