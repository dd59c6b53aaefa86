import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { type Writing, writeReset } from './write-reset.ts'

/** After half an hour nobody waits for it. */
export const WRITE_RESET = defineJob('codes.write-reset', z.object({ ticket: z.guid() }), { maxAttempts: 6 })

export function codesJobs(serve: ServeJob, secrets: Writing): void {
  serve(WRITE_RESET, async ({ ticket }, { db }) => await writeReset(db, secrets, ticket))
}
