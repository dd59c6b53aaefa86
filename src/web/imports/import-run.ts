import type { ImportJob, ImportMapping } from '#contract/imports'
import type { KnownGoods } from '#contract/values/import-known'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'

const ASK_AFTER_MS = 400
/** Lost answers are asked for again: the import goes on. */
const MOST_LOST = 5

export interface Order {
  isDryRun: boolean
  isGoodRowsOnly: boolean
  /** Asked for where goods are in the store already. */
  known?: KnownGoods | undefined
}

/** To its end. Throws `Problem`. */
export async function runImport(
  order: Order & { file: File; mapping: ImportMapping },
  onProgress: (job: ImportJob) => void,
): Promise<ImportJob> {
  const body = new FormData()
  body.append('mapping', JSON.stringify(order.mapping))
  body.append('dryRun', order.isDryRun ? '1' : '0')
  if (order.isGoodRowsOnly) body.append('goodRows', '1')
  if (order.known) body.append('known', order.known)
  body.append('file', order.file)
  let job = await call('POST /api/product/import', { body })
  let lost = 0
  while (job.state === 'running') {
    onProgress(job)
    await new Promise((resolve) => setTimeout(resolve, ASK_AFTER_MS))
    try {
      job = await call('GET /api/product/import/:job', { params: { job: job.id } })
      lost = 0
    } catch (error) {
      lost += 1
      if (lost > MOST_LOST || (error instanceof Problem && error.status >= 400 && error.status < 500)) throw error
    }
  }
  return job
}
