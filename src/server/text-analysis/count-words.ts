import { setImmediate as breath } from 'node:timers/promises'
import { type Db, transact } from '../platform/database/db.ts'
import { indexCounted, MOST_NEW_AT_ONCE, spellingsOfWord } from './index-words.ts'
import { deleteSpellings } from './spellings.queries.ts'
import { isSpelled } from './typos.ts'
import type { Counted } from './vocabulary.queries.ts'
import { newestProductId, vocabularyAfter, wordsOfNone, wordsOnSale, writeCounts } from './word-counts.queries.ts'

const PRODUCTS_AT_ONCE = 50_000
const WORDS_AT_ONCE = 1_000
/** Rarer words come with their product or not at all. */
const FEWEST_TO_ADD = 2

/** Counts words on sale, sweeps those of none, adds common ones that were kept out. How many changed. */
export async function countWords(db: Db, signal: AbortSignal): Promise<number> {
  const counts = await countsOnSale(db, signal)
  let changed = 0
  for (let after = ''; ; ) {
    if (signal.aborted) return changed
    const words = await vocabularyAfter(db, after, WORDS_AT_ONCE)
    changed += await noteCounts(db, words, counts)
    for (const { word } of words) counts.delete(word)
    after = words.at(-1)?.word ?? after
    if (words.length < WORDS_AT_ONCE) break
  }
  return changed + (await addCommon(db, counts))
}

async function countsOnSale(db: Db, signal: AbortSignal): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const newest = await newestProductId(db)
  for (let from = 0; from <= newest && !signal.aborted; from += PRODUCTS_AT_ONCE) {
    for (const { word, products } of await wordsOnSale(db, from, from + PRODUCTS_AT_ONCE - 1))
      counts.set(word, (counts.get(word) ?? 0) + products)
    await breath()
  }
  return counts
}

async function noteCounts(db: Db, words: Counted[], counts: ReadonlyMap<string, number>): Promise<number> {
  const counted = words.map(({ word, products }) => ({ word, was: products, products: counts.get(word) ?? 0 }))
  const differing = counted.filter(({ was, products }) => isTelling(was, products))
  const gone = counted.filter(({ products }) => products === 0).map(({ word }) => word)
  if (differing.length + gone.length === 0) return 0
  return await transact(db, async (tx) => {
    if (differing.length > 0) await writeCounts(tx, differing)
    const unused = gone.length > 0 ? await wordsOfNone(tx, gone) : []
    await deleteSpellings(
      tx,
      unused.flatMap((word) => spellingsOfWord(word, 2)),
    )
    return differing.length
  })
}

/** A change by a quarter, or between none, one and several. */
function isTelling(was: number, is: number): boolean {
  return Math.min(was, 2) !== Math.min(is, 2) || Math.abs(Math.log((is + 1) / (was + 1))) > 0.25
}

async function addCommon(db: Db, counts: ReadonlyMap<string, number>): Promise<number> {
  const common = [...counts].filter(([word, products]) => products >= FEWEST_TO_ADD && isSpelled(word))
  const added = common.sort(([, one], [, other]) => other - one).slice(0, MOST_NEW_AT_ONCE)
  await transact(db, (tx) => indexCounted(tx, new Map(added)))
  return added.length
}
