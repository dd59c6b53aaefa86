import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

/** One that kills its process again and again is given up. */
export const RUN_IMPORT = defineJob('imports.run', z.object({ importId: z.string() }), { maxAttempts: 5 })
