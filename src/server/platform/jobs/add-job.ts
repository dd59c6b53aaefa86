import type { Db } from '../database/db.ts'
import type { Job, JobOptions } from './job.ts'
import { insertJob } from './jobs.queries.ts'

/** In the transaction, also under row security. Commits that notify wait for each other: hot paths `emit` instead. */
export async function addJob<Payload>(
  tx: Db,
  job: Job<Payload>,
  payload: Payload,
  options: JobOptions = {},
): Promise<void> {
  await insertJob(tx, job, payload, options)
}
