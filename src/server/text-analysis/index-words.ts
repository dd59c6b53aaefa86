import type { Db } from '../platform/database/db.ts'
import { phoneticKeyOf } from './phonetics.ts'
import { insertSpellings, type Spelling } from './spellings.queries.ts'
import { isSpelled, spellingsOf, type Typos, typosKept } from './typos.ts'
import { knownWords } from './vocabulary.queries.ts'

/** Words of a product, and new ones of a save: no store fills the vocabulary. */
const MOST_OF_A_PRODUCT = 60
export const MOST_NEW_AT_ONCE = 5_000
/** A long word has over a hundred spellings, and whoever saves it waits. */
const WORDS_AT_ONCE = 100

/** The most frequent first. */
export async function indexWords(tx: Db, products: string[][]): Promise<void> {
  await indexCounted(tx, countedIn(products))
}

export function countedIn(products: Iterable<string[]>, counts = new Map<string, number>()): Map<string, number> {
  for (const words of products)
    for (const word of words.filter(isSpelled).slice(0, MOST_OF_A_PRODUCT))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export async function indexCounted(tx: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  if (counts.size === 0) return
  const known = new Set((await knownWords(tx, [...counts.keys()])).map(({ word }) => word))
  const added = [...counts].filter(([word]) => !known.has(word)).sort(([, one], [, other]) => other - one)
  // One order for all writers: no deadlock.
  const kept = added.slice(0, MOST_NEW_AT_ONCE).sort(([one], [other]) => (one < other ? -1 : 1))
  for (let from = 0; from < kept.length; from += WORDS_AT_ONCE)
    await insertSpellings(tx, kept.slice(from, from + WORDS_AT_ONCE).flatMap(spelledRows))
}

function spelledRows([word, products]: [word: string, products: number]) {
  const typos = typosKept(products)
  return spellingsOfWord(word, typos).map((spelling) => ({ ...spelling, products, slips: typos }))
}

export function spellingsOfWord(word: string, typos: Typos): Spelling[] {
  return [...spellingsOf(word, typos), ...phoneticKeySpelled(word)].map((spelling) => ({ spelling, word }))
}

/** A sound as a spelling that no word has. */
export function phoneticKeySpelled(word: string): string[] {
  const key = phoneticKeyOf(word)
  return key === undefined ? [] : [`~${key}`]
}
