import type { FailedJob } from '#contract/jobs'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { failedJob, rescheduleJob } from '../platform/jobs/failed-jobs.queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { failedJobOf } from './list-failed-jobs.ts'

/** Refuses `job_not_found`, also where it is done meanwhile or just tried again. */
export async function retryJob(db: Db, actor: Actor, id: number): Promise<FailedJob> {
  return await transact(db, async (tx) => {
    const before = await failedJob(tx, id)
    if (!before || !(await rescheduleJob(tx, id))) throw new Refusal('job_not_found')
    const after = (await failedJob(tx, id)) ?? { ...before, attempts: 0 }
    await record(tx, actor, {
      action: 'retry',
      subject: 'job',
      subjectId: id,
      subjectName: before.name,
      before: { attempts: before.attempts },
      after: { attempts: after.attempts },
    })
    return failedJobOf(after)
  })
}
