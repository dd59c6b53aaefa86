import { randomUUID } from 'node:crypto'
import type { ImportJob } from '#contract/product-csv'
import { Refusal } from '../platform/refusal.ts'

const FORGOTTEN_AFTER_MS = 60 * 60 * 1000
const MOST_REMEMBERED = 200
const MOST_AT_ONCE = 2
const MOST_PROBLEMS_LISTED = 1000
const RETRY_SECONDS = 10

/** An import under way or over. Kept in memory: an import that the shop’s end interrupts has stored nothing. */
interface Import {
  job: ImportJob
  ownerId: number
  beganAt: number
}

export interface ImportJobs {
  /** Refuses `too_many_attempts` where this account has one running, or the shop two. */
  begin(ownerId: number, isDryRun: boolean): Import
  /** The account’s own import. Refuses `import_not_found`. */
  find(id: string, ownerId: number): ImportJob
}

export function createImportJobs(now: () => number = Date.now): ImportJobs {
  const imports = new Map<string, Import>()
  const forget = () => {
    for (const [id, { job, beganAt }] of imports) {
      const isOld = now() - beganAt > FORGOTTEN_AFTER_MS || imports.size >= MOST_REMEMBERED
      if (job.state !== 'running' && isOld) imports.delete(id)
    }
  }
  return {
    begin(ownerId, isDryRun) {
      forget()
      const running = [...imports.values()].filter(({ job }) => job.state === 'running')
      if (running.length >= MOST_AT_ONCE || running.some((each) => each.ownerId === ownerId))
        throw new Refusal('too_many_attempts', {
          message: 'Another import is under way. Please wait until it is over.',
          retryAfterSeconds: RETRY_SECONDS,
        })
      const begun = { job: newJob(isDryRun), ownerId, beganAt: now() }
      imports.set(begun.job.id, begun)
      return begun
    },
    find(id, ownerId) {
      forget()
      const found = imports.get(id)
      if (found?.ownerId !== ownerId) throw new Refusal('import_not_found')
      return found.job
    },
  }
}

/** Counts every problem and lists the first thousand. */
export function addProblem(job: ImportJob, problem: ImportJob['problems'][number]): void {
  job.problemCount += 1
  if (job.problems.length < MOST_PROBLEMS_LISTED) job.problems.push(problem)
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
