import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

/** Judges and posts the rows of a file, in parts: from where it was, should it be run again. */
export const SETTLE_FILE = defineJob('settlements.file', z.object({ fileId: z.int() }))
/** Asks the companies that tell it what they have paid. */
export const READ_PAYMENTS = defineJob('settlements.payments', z.object({}))
