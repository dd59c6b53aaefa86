import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../jobs/job.ts'
import { deleteOldDeliveries } from './outbox.queries.ts'
import { type Subscribers, subscriberJobs } from './subscribers.ts'

/** No failed job is tried again after so long. */
const KEPT_DAYS = 90

/** Forgets which subscriber handled which event long ago. */
export const FORGET_DELIVERIES = defineJob('events.forget-deliveries', z.object({}))

export function eventsJobs(serve: ServeJob, subscribers: Subscribers): void {
  serve(FORGET_DELIVERIES, async (_, { db }) => void (await deleteOldDeliveries(db, KEPT_DAYS)))
  subscriberJobs(serve, subscribers)
}
