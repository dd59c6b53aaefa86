import * as z from 'zod/mini'
import { defineJob, defineRecurringJob } from '../platform/jobs/job.ts'

export const MOST_IMPORT_TRIES = 5
export const MOST_UNDO_TRIES = 5

const ofImport = z.object({ importId: z.string() })

/** The attempt after the last try only says that nothing was imported: one that kills its process again and again would run for ever. */
export const RUN_IMPORT = defineJob('imports.run', ofImport, { maxAttempts: MOST_IMPORT_TRIES + 1 })
/** As with those: the attempt after the last try only says that it failed. */
export const UNDO_IMPORT = defineJob('imports.undo', ofImport, { maxAttempts: MOST_UNDO_TRIES + 1 })
/** Fetches all that are due, a few at once, in one process of the shop at a time. */
export const FETCH_PICTURES = defineJob('imports.pictures', z.object({}), { queue: 'import pictures' })
export const SWEEP_IMPORTS = defineRecurringJob('imports.sweep', { cron: '25 * * * *' })
