import type { Logger } from 'pino'
import { announce } from '../platform/announcements.ts'
import type { Db } from '../platform/db.ts'
import { inBatches } from './batches.ts'
import { documentOf } from './document.ts'
import { rewriteVectors, staleProducts } from './index-again.queries.ts'
import { indexWords } from './index-words.ts'
import { spellAgain } from './spell-again.ts'

const AT_ONCE = 500

/** Reads again, beside the work of the shop, what an earlier edition read: until then those products are found by fewer words. */
export function indexInBackground(db: Db, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = readAgain(db, log, stopping.signal).catch((error) =>
    log.warn({ err: error }, 'could not read all products again; the next start will go on'),
  )
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function readAgain(db: Db, log: Logger, signal: AbortSignal): Promise<void> {
  const words = await spellAgain(db, signal)
  if (words > 0) log.info({ words }, 'words can be found by more of their slips')
  const products = await indexAgain(db, signal)
  if (products > 0) log.info({ products }, 'products can be found by more words')
}

/** How many products it read. */
export async function indexAgain(db: Db, signal: AbortSignal): Promise<number> {
  return await inBatches(db, signal, AT_ONCE, async (tx, atOnce) => {
    const stale = await staleProducts(tx, atOnce)
    const documents = stale.map((product) => ({ id: product.id, ...documentOf(product) }))
    await indexWords(
      tx,
      documents.flatMap(({ words }) => words),
    )
    await rewriteVectors(tx, documents)
    if (stale.length > 0) announce(tx, 'words')
    return stale.length
  })
}
