import { defineRecurringJob, type ServeJob } from '../jobs/job.ts'
import { subscriberJobs } from './deliver.ts'
import { keepMonths } from './months.ts'
import type { Subscribers } from './subscriber.ts'

/** Forgets which subscriber handled which event long ago, and makes room for the months to come. */
export const FORGET_DELIVERIES = defineRecurringJob('events.forget-deliveries', {
  cron: '40 21 * * *',
  isDueAtStart: true,
})

export function eventsJobs(serve: ServeJob, subscribers: Subscribers): void {
  serve(FORGET_DELIVERIES, async (_, { db, signal }) => await keepMonths(db, signal))
  subscriberJobs(serve, subscribers)
}
