import * as z from 'zod/mini'
import type { Db } from '../../src/server/platform/database/db.ts'
import { addJob } from '../../src/server/platform/jobs/add-job.ts'
import { defineJob } from '../../src/server/platform/jobs/job.ts'
import { forgetJob, payloadOf } from './progress.queries.ts'

const progress = z.object({ filledAt: z.string(), step: z.int() })

/** When the demo was filled, and how many steps of its past are lived. */
export type Progress = z.infer<typeof progress>

/** Kept as a job that no runner knows, so that it goes on with each step, in its transaction. */
const PAST = defineJob('demo.past', progress)
export const PAST_KEY = PAST.name

export async function writeProgress(tx: Db, lived: Progress): Promise<void> {
  await addJob(tx, PAST, lived, { key: PAST_KEY })
}

/** Undefined where all of it is lived, or where an older version has filled the shop. */
export async function readProgress(db: Db): Promise<Progress | undefined> {
  const payload = await payloadOf(db, PAST_KEY)
  return payload === undefined ? undefined : progress.parse(payload)
}

export async function endProgress(tx: Db): Promise<void> {
  await forgetJob(tx, PAST_KEY)
}
