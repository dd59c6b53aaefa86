import * as z from 'zod/mini'
import { defineJob, defineRecurringJob } from '../platform/jobs/job.ts'

export const REFRESH_AREAS_OF = defineJob('couriers.places-of', z.object({ accountId: z.int() }))
/** Of every company that some account is of, and wherever that is: a job each. */
export const REFRESH_AREAS = defineRecurringJob('couriers.places', { cron: '20 21 * * *' })
