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
  const begun = await call('POST /api/product/import', { body })
  return await follow(begun, (job) => job.state === 'running', onProgress)
}

/** Its pictures, until the last is fetched or not, or nobody looks. Throws `Problem`. */
export async function followPictures(
  begun: ImportJob,
  isShown: () => boolean,
  onProgress: (job: ImportJob) => void,
): Promise<void> {
  onProgress(await follow(begun, (job) => isShown() && isFetching(job), onProgress))
}

/** To its end. Throws `Problem`. */
export async function undoImport({ id }: Pick<ImportJob, 'id'>, onProgress: (job: ImportJob) => void): Promise<void> {
  const begun = await call('POST /api/product/import/:job/undo', { params: { job: id } })
  onProgress(await follow(begun, ({ undo }) => undo?.state === 'running', onProgress))
}

/** Whether pictures of it are still to be fetched. */
function isFetching({ state, isDryRun, pictures: { total, fetched, failed } }: ImportJob): boolean {
  return state === 'done' && !isDryRun && fetched + failed < total
}

async function follow(
  begun: ImportJob,
  goesOn: (job: ImportJob) => boolean,
  onProgress: (job: ImportJob) => void,
): Promise<ImportJob> {
  let job = begun
  let lost = 0
  while (goesOn(job)) {
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
