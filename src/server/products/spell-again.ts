import { invalidate } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import { inBatches } from '../platform/jobs/batches.ts'
import { spellingsOfWord } from '../text-analysis/index-words.ts'
import {
  deleteSpellings,
  insertSpellings,
  markSpelled,
  type SpelledWord,
  staleWords,
} from '../text-analysis/spellings.queries.ts'
import { typosKept } from '../text-analysis/typos.ts'

const AT_ONCE = 200

/** Respells for an older edition or another number of typos. How many words. */
export async function spellAgain(db: Db, signal: AbortSignal): Promise<number> {
  return await inBatches(db, signal, AT_ONCE, async (tx, atMost) => {
    const stale = await staleWords(tx, atMost)
    await deleteSpellings(tx, stale.flatMap(tooManyOf))
    await insertSpellings(tx, stale.flatMap(rowsOf))
    await markSpelled(
      tx,
      stale.map(({ word }) => word),
    )
    if (stale.length > 0) invalidate(tx, 'words')
    return stale.length
  })
}

function rowsOf({ word, products }: SpelledWord) {
  const slips = typosKept(products)
  return spellingsOfWord(word, slips).map((spelling) => ({ ...spelling, products, slips }))
}

function tooManyOf({ word, products, slips }: SpelledWord) {
  if (typosKept(products) >= slips) return []
  const kept = new Set(spellingsOfWord(word, typosKept(products)).map(({ spelling }) => spelling))
  return spellingsOfWord(word, slips).filter(({ spelling }) => !kept.has(spelling))
}
