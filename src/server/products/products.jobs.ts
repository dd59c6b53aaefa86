import { defineRecurringJob, type ServeJob } from '../platform/jobs/job.ts'
import { createCountWhereChanged } from './count-where-changed.ts'
import { indexAgain } from './index-again.ts'

/** What an older edition of the shop indexed is found by fewer words until then. */
export const INDEX_AGAIN = defineRecurringJob('products.index-again', { isDueAtStart: true, queue: 'words' })
export const COUNT_WORDS = defineRecurringJob('products.count-words', {
  cron: '*/10 * * * *',
  isDueAtStart: true,
  queue: 'words',
})

export function productsJobs(serve: ServeJob): void {
  serve(INDEX_AGAIN, async (_, { db, log, signal }) => {
    const products = await indexAgain(db, signal)
    if (products > 0) log.info({ products }, 'products can be found by more words')
    signal.throwIfAborted()
  })
  const countWhereChanged = createCountWhereChanged()
  serve(COUNT_WORDS, async (_, { db, log, signal }) => {
    await countWhereChanged(db, log, signal)
    signal.throwIfAborted()
  })
}
