import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { notifyFailedJobs } from './notify-failed-jobs.ts'

export const NOTIFY_FAILED_JOBS = defineJob('jobs.tell-given-up', z.object({}))

export function jobsJobs(serve: ServeJob): void {
  serve(NOTIFY_FAILED_JOBS, async (_, { db }) => await notifyFailedJobs(db))
}
