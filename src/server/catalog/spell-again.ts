import { announce } from '../platform/announcements.ts'
import { type Db, transact } from '../platform/db.ts'
import { spellingsOfWord } from './index-words.ts'
import { insertSpellings, markSpelled, staleWords } from './vocabulary.queries.ts'

const AT_ONCE = 200

/** How many words it spelled that an earlier edition had spelled. Each batch is kept by itself: a stop loses nothing. */
export async function spellAgain(db: Db, signal: AbortSignal): Promise<number> {
  let words = 0
  for (;;) {
    if (signal.aborted) return words
    const spelled = await transact(db, async (tx) => {
      const stale = await staleWords(tx, AT_ONCE)
      await insertSpellings(tx, stale.flatMap(spellingsOfWord))
      await markSpelled(tx, stale)
      if (stale.length > 0) announce(tx, 'words')
      return stale.length
    })
    words += spelled
    if (spelled < AT_ONCE) return words
  }
}
