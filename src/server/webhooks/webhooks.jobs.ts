import * as z from 'zod/mini'
import { defineJob, defineRecurringJob } from '../platform/jobs/job.ts'

/** Sends all that is due. One at a time: it sends many at once by itself, a few to each address. */
export const SEND_DELIVERIES = defineJob('webhooks.send', z.object({}), { queue: 'webhooks' })
/** Forgets deliveries of long ago, and what stores that are closed had. */
export const FORGET_WEBHOOKS = defineRecurringJob('webhooks.forget', { cron: '45 21 * * *' })
