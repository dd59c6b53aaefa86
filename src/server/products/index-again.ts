import { invalidate } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import { inBatches } from '../platform/jobs/batches.ts'
import { documentOf } from '../text-analysis/document.ts'
import { indexWords } from '../text-analysis/index-words.ts'
import { rewriteVectors, staleProducts } from './index-again.queries.ts'

const AT_ONCE = 500

/** Reindexes what an older edition wrote, beside the work of the shop. How many products it read. */
export async function indexAgain(db: Db, signal: AbortSignal): Promise<number> {
  return await inBatches(db, signal, AT_ONCE, async (tx, atMost) => {
    const stale = await staleProducts(tx, atMost)
    const documents = stale.map((product) => ({ id: product.id, ...documentOf(product) }))
    await indexWords(
      tx,
      documents.map(({ words }) => words),
    )
    await rewriteVectors(tx, documents)
    if (stale.length > 0) invalidate(tx, 'words')
    return stale.length
  })
}
