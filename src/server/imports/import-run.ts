import type { Logger } from 'pino'
import type { ImportJob } from '#contract/imports'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { isDatabaseAway } from '../platform/postgres/database-trouble.ts'
import { Refusal } from '../platform/refusal.ts'
import { goodsIn } from './import-goods.ts'
import { addProblem, reportProgress } from './import-progress.ts'
import { storeImport } from './import-store.ts'
import type { ImportRequest } from './imports.queries.ts'
import { knownAmong } from './known-goods.ts'

export interface ImportOrder extends ImportRequest {
  actor: Actor
  file: Uint8Array
  /** Aborted when the shop closes: it is run again from its beginning. */
  signal: AbortSignal
}

/** Outcome and problems stand in the job alone. Throws where it is to be run again: the shop closes, or its database is away. */
export async function runImport(db: Db, log: Logger, job: ImportJob, order: ImportOrder): Promise<void> {
  const { stop, tellEnd } = reportProgress(db, job)
  try {
    const { goods, isFaulty } = await goodsIn(db, job, order)
    const isTaken = job.rowsGood > 0 && (order.isGoodRowsOnly || !isFaulty)
    job.known = (await knownAmong(db, order.vendorId, goods)).size
    if (isTaken && !job.isDryRun) await storeImport(db, job, order, goods)
    job.state = isTaken ? 'done' : 'refused'
  } catch (error) {
    if (order.signal.aborted || isDatabaseAway(error)) {
      await stop()
      throw error
    }
    Object.assign(job, { created: 0, updated: 0 })
    addProblem(job, { line: 1, column: '', message: wordsOf(error) })
    job.state = 'refused'
    // Nobody awaits this: unlogged, a bug would stay unknown.
    if (!(error instanceof Refusal)) log.error({ err: error }, 'import failed')
  }
  await tellEnd()
}

function wordsOf(error: unknown): string {
  return error instanceof Refusal ? error.message : m.imports_something_went_wrong()
}
