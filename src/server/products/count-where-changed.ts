import type { Logger } from 'pino'
import type { Db } from '../platform/database/db.ts'
import { countWords } from '../text-analysis/count-words.ts'
import { changesOfProducts } from '../text-analysis/word-counts.queries.ts'
import { spellAgain } from './spell-again.ts'

/** A large shop counts less often: of the time of one core a hundredth at most. */
const SHARE_OF_TIME = 0.01

/** Recounts words where products changed since, and respells what became common or rare. */
export function createCountWhereChanged(): (db: Db, log: Logger, signal: AbortSignal) => Promise<void> {
  let counted: number | undefined
  let restsUntil = 0
  return async (db, log, signal) => {
    const began = performance.now()
    if (began < restsUntil) return
    const changes = await changesOfProducts(db)
    if (changes === counted) return
    await countWords(db, signal)
    const words = await spellAgain(db, signal)
    if (words > 0) log.info({ words }, 'words are kept under other spellings than before')
    if (signal.aborted) return
    counted = changes
    const ended = performance.now()
    restsUntil = ended + (ended - began) / SHARE_OF_TIME
  }
}
