import { announce } from '../platform/announcements.ts'
import type { Db } from '../platform/db.ts'
import { inBatches } from './batches.ts'
import { spellingsOfWord } from './index-words.ts'
import { insertSpellings, markSpelled, staleWords } from './vocabulary.queries.ts'

const AT_ONCE = 200

/** How many words it spelled that an earlier edition had spelled. */
export async function spellAgain(db: Db, signal: AbortSignal): Promise<number> {
  return await inBatches(db, signal, AT_ONCE, async (tx, atOnce) => {
    const stale = await staleWords(tx, atOnce)
    await insertSpellings(tx, stale.flatMap(spellingsOfWord))
    await markSpelled(tx, stale)
    if (stale.length > 0) announce(tx, 'words')
    return stale.length
  })
}
