import { randomUUID } from 'node:crypto'
import type { ImportJob } from '#contract/product-csv'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  deleteOldImports,
  importersNow,
  importOf,
  insertImport,
  lockBeginning,
  updateImport,
} from './imports.queries.ts'

const MOST_AT_ONCE = 2
const MOST_PROBLEMS_LISTED = 1000
const RETRY_SECONDS = 10
const TELL_EVERY_MS = 250

/** A new import. Refuses `too_many_attempts` where this account has one running, or the shop two. */
export async function beginImport(db: Db, ownerId: number, isDryRun: boolean): Promise<ImportJob> {
  return await transact(db, async (tx) => {
    await lockBeginning(tx)
    const importers = await importersNow(tx)
    if (importers.length >= MOST_AT_ONCE || importers.includes(ownerId))
      throw new Refusal('too_many_attempts', {
        message: 'Another import is under way. Please wait until it is over.',
        retryAfterSeconds: RETRY_SECONDS,
      })
    await deleteOldImports(tx, ownerId)
    const job = newJob(isDryRun)
    await insertImport(tx, ownerId, job)
    return job
  })
}

/** The account’s own import, as it was last told of. Refuses `import_not_found`. */
export async function findImport(db: Db, id: string, ownerId: number): Promise<ImportJob> {
  const found = await importOf(db, id, ownerId)
  if (!found) throw new Refusal('import_not_found')
  return found.isSilent ? interrupted(found.job) : found.job
}

/**
 * Tells how far an import is while it runs. Answers how to tell its end, once; one that has stored something has told it
 * where it was stored (import-store.ts).
 */
export function tellProgress(db: Db, job: ImportJob): () => Promise<void> {
  // What cannot be told now is told a moment later, and not once for each moment that nobody listened; an import that is
  // never told of is taken for interrupted.
  let telling: Promise<void> | undefined
  const tell = async () => {
    await updateImport(db, job).catch(() => undefined)
    telling = undefined
  }
  const timer = setInterval(() => {
    telling ??= tell()
  }, TELL_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await telling
    await tell()
  }
}

/** Counts every problem and lists the first thousand. */
export function addProblem(job: ImportJob, problem: ImportJob['problems'][number]): void {
  job.problemCount += 1
  if (job.problems.length < MOST_PROBLEMS_LISTED) job.problems.push(problem)
}

/** Its process has ended before it had stored anything: else it would have said so. */
function interrupted(job: ImportJob): ImportJob {
  const ended: ImportJob = { ...job, state: 'refused', created: 0 }
  addProblem(ended, { line: 1, column: '', message: 'The import was interrupted. Nothing was imported.' })
  return ended
}

function newJob(isDryRun: boolean): ImportJob {
  return {
    id: randomUUID(),
    isDryRun,
    state: 'running',
    rowsRead: 0,
    rowsTotal: null,
    created: 0,
    problems: [],
    problemCount: 0,
  }
}
