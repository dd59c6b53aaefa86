import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Jobs that were given up and not told of yet; from now on they are. Those that tell of jobs are left out: they would go in a circle. */
export async function noteGivenUpJobs(tx: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into told_failed_jobs (job_id)
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and task_identifier not like 'job.failed >%'
    on conflict do nothing returning job_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of a job that is tried again: given up once more, it is told once more. */
export async function forgetNotifiedJobs(tx: Db): Promise<void> {
  await sql`delete from told_failed_jobs where job_id not in (
    select id from graphile_worker.jobs where attempts >= max_attempts
  )`.execute(tx)
}
