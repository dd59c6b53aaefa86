import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

export const MOST_IMPORT_TRIES = 5
/** The attempt after the last try only says that nothing was imported: one that kills its process again and again would run for ever. */
export const RUN_IMPORT = defineJob('imports.run', z.object({ importId: z.string() }), {
  maxAttempts: MOST_IMPORT_TRIES + 1,
})
