import { defineRecurringJob, type ServeJob } from '../platform/jobs/job.ts'
import { deleteOldSessions } from './sessions.queries.ts'

/** After their end, so that one who asks what happened can still be told. */
const KEPT_DAYS = 30

export const FORGET_SESSIONS = defineRecurringJob('auth.forget-sessions', { cron: '0 22 * * *' })

export function authJobs(serve: ServeJob): void {
  serve(FORGET_SESSIONS, async (_, { db }) => void (await deleteOldSessions(db, KEPT_DAYS)))
}
