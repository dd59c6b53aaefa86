import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../jobs/job.ts'
import { subscriberJobs } from './deliver.ts'
import { deleteOldDeliveries } from './outbox.queries.ts'
import type { Subscribers } from './subscriber.ts'

/** By itself a job is tried for two days; one that an admin tries again after so long may be handled twice. */
const KEPT_DAYS = 90

/** Forgets which subscriber handled which event long ago. */
export const FORGET_DELIVERIES = defineJob('events.forget-deliveries', z.object({}))

export function eventsJobs(serve: ServeJob, subscribers: Subscribers): void {
  serve(FORGET_DELIVERIES, async (_, { db }) => void (await deleteOldDeliveries(db, KEPT_DAYS)))
  subscriberJobs(serve, subscribers)
}
