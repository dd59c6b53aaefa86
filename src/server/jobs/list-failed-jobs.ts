import type { FailedJob } from '#contract/jobs'
import type { Page } from '#contract/machinery/fields'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { type FailedJobRecord, failedJobsPage } from '../platform/jobs/failed-jobs.queries.ts'

/** Refuses a malformed cursor. */
export async function listFailedJobs(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<FailedJob>> {
  const found = await failedJobsPage(db, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, failedJobOf, ({ id }) => String(id))
}

export function failedJobOf({ addedAt, nextTryAt, ...job }: FailedJobRecord): FailedJob {
  return { ...job, addedAt: utc(addedAt), nextTryAt: nextTryAt === null ? null : utc(nextTryAt) }
}

const utc = (moment: string) => new Date(moment).toISOString()
