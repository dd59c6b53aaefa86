import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { tellGivenUpJobs } from './tell-given-up-jobs.ts'

export const TELL_GIVEN_UP = defineJob('jobs.tell-given-up', z.object({}))

export function jobsJobs(serve: ServeJob): void {
  serve(TELL_GIVEN_UP, async (_, { db }) => await tellGivenUpJobs(db))
}
