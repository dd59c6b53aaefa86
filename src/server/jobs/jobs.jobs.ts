import { defineRecurringJob, type ServeJob } from '../platform/jobs/job.ts'
import { notifyFailedJobs } from './notify-failed-jobs.ts'

export const NOTIFY_FAILED_JOBS = defineRecurringJob('jobs.tell-given-up', { cron: '* * * * *' })

export function jobsJobs(serve: ServeJob): void {
  serve(NOTIFY_FAILED_JOBS, async (_, { db }) => await notifyFailedJobs(db))
}
