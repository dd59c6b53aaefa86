import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { closeStatements } from './close-statements.ts'

/** Every night: a week that a stop kept open is closed the night after. */
export const CLOSE_STATEMENTS = defineJob('payouts.close-statements', z.object({}), { queue: 'statements' })

export function payoutsJobs(serve: ServeJob): void {
  serve(CLOSE_STATEMENTS, async (_, { db, signal }) => await closeStatements(db, signal))
}
