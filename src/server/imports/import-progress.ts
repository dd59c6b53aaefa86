import { randomUUID } from 'node:crypto'
import type { ImportJob } from '#contract/imports'
import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { type FetchedPictures, picturesOf } from './import-pictures.queries.ts'
import { RUN_IMPORT } from './imports.jobs.ts'
import {
  type ImportRequest,
  importersNow,
  importOf,
  insertImport,
  keepLatestImports,
  lockBeginning,
  storedImportsOf,
  updateImport,
} from './imports.queries.ts'

/** Rehearsals count: they too read the whole file and hold one of two places. */
const IMPORTS: RateLimit = { kind: 'imports', most: 60, windowSeconds: 60 * 60, refusal: m.imports_limit }
const MOST_AT_ONCE = 2
const MOST_PROBLEMS_LISTED = 1000
const RETRY_SECONDS = 10
const TELL_EVERY_MS = 250

/** Refuses `too_many_attempts`: one running of this account, two of the shop, or too many begun. */
export async function beginImport(
  db: Db,
  ownerId: number,
  { isDryRun, ...request }: ImportRequest & { isDryRun: boolean; file: Uint8Array },
): Promise<ImportJob> {
  return await transact(db, async (tx) => {
    await lockBeginning(tx)
    const importers = await importersNow(tx)
    if (importers.length >= MOST_AT_ONCE || importers.includes(ownerId))
      throw new Refusal('too_many_attempts', {
        message: m.imports_another_import_under(),
        retryAfterSeconds: RETRY_SECONDS,
      })
    await spend(tx, IMPORTS, `account:${ownerId}`)
    await keepLatestImports(tx, ownerId)
    const job = newJob(isDryRun)
    await insertImport(tx, ownerId, job, request)
    await addJob(tx, RUN_IMPORT, { importId: job.id })
    return job
  })
}

/** As last told of. Refuses `import_not_found`. */
export async function findImport(db: Db, id: string, ownerId: number): Promise<ImportJob> {
  const found = await importOf(db, id, ownerId)
  if (!found) throw new Refusal('import_not_found')
  const { isSilent, undo, undoUntil } = found
  const told = isSilent ? interrupted(found.job) : found.job
  const job = { ...told, undo, undoUntil: undoUntil?.toISOString() ?? null }
  return job.isDryRun ? job : withPictures(job, await picturesOf(db, id))
}

/** Those of the last day that stored something, the latest first, without their problems. */
export async function listImports(db: Db, ownerId: number): Promise<ImportJob[]> {
  const jobs: ImportJob[] = []
  for (const id of await storedImportsOf(db, ownerId))
    jobs.push({ ...(await findImport(db, id, ownerId)), problems: [] })
  return jobs
}

/** Those that could not be fetched stand among its problems. */
function withPictures(job: ImportJob, { problems, ...pictures }: FetchedPictures): ImportJob {
  const listed = [...job.problems, ...problems].slice(0, MOST_PROBLEMS_LISTED)
  return { ...job, pictures, problems: listed, problemCount: job.problemCount + pictures.failed }
}

/** Progress; answers how to stop, or tell the end, once. Success was told with the products (import-store.ts). */
export function reportProgress(db: Db, job: ImportJob): { stop: () => Promise<void>; tellEnd: () => Promise<void> } {
  let telling: Promise<void> | undefined
  // Progress that could not be told is told with the next. The end throws: untold, it would count as interrupted.
  const tellProgress = async () => {
    await updateImport(db, job).catch(() => undefined)
    telling = undefined
  }
  const timer = setInterval(() => {
    telling ??= tellProgress()
  }, TELL_EVERY_MS)
  const stop = async () => {
    clearInterval(timer)
    await telling
  }
  return {
    stop,
    async tellEnd() {
      await stop()
      await updateImport(db, job)
    },
  }
}

export function addProblem(job: ImportJob, problem: ImportJob['problems'][number]): void {
  job.problemCount += 1
  if (job.problems.length < MOST_PROBLEMS_LISTED) job.problems.push(problem)
}

/** Nobody took it up again. */
export function interrupted(job: ImportJob): ImportJob {
  const ended: ImportJob = { ...job, state: 'refused', created: 0, updated: 0 }
  addProblem(ended, { line: 1, column: '', message: m.imports_was_interrupted_nothing() })
  return ended
}

export function newJob(isDryRun: boolean, id: string = randomUUID()): ImportJob {
  return {
    id,
    isDryRun,
    state: 'running',
    rowsRead: 0,
    rowsTotal: null,
    rowsGood: 0,
    rowsNotForSale: 0,
    products: 0,
    known: 0,
    created: 0,
    updated: 0,
    pictures: { total: 0, fetched: 0, failed: 0 },
    problems: [],
    problemCount: 0,
    undoUntil: null,
    undo: null,
  }
}
