import * as calls from '#contract/jobs'
import type { Serve } from '../platform/http/calls.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { retryJob } from './retry-job.ts'

export function jobsRoutes(serve: Serve): void {
  serve(calls.listFailedJobs, ({ db, query }) => listFailedJobs(db, query))
  serve(calls.retryJob, ({ db, actor, params }) => retryJob(db, actor, params.id))
}
