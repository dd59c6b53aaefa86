import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { forgetNotifiedJobs, noteGivenUpJobs } from './notified-jobs.queries.ts'

/** An event for each job that was given up since: a runner that gives one up may be dead by then, so it is looked for. */
export async function notifyFailedJobs(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await forgetNotifiedJobs(tx)
    for (const jobId of await noteGivenUpJobs(tx)) await emit(tx, 'job.failed', { jobId })
  })
}
