import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'
import { computeDeliveryTimes } from './delivery-times.ts'
import { notifyMissed } from './notify-missed.ts'
import { makeMissingDeadlines } from './track-deadlines.ts'

export const NOTIFY_MISSED = defineJob('promises.tell', z.object({}))
export const MAKE_MISSING = defineJob('promises.make-missing', z.object({}))
export const CANCEL_UNCONFIRMED = defineJob('promises.cancel-unconfirmed', z.object({}))
export const COMPUTE_DELIVERY_TIMES = defineJob('promises.reckon-delivery', z.object({}))

export function deadlinesJobs(serve: ServeJob): void {
  serve(NOTIFY_MISSED, async (_, { db, signal }) => await notifyMissed(db, signal))
  serve(MAKE_MISSING, async (_, { db, signal }) => await makeMissingDeadlines(db, signal))
  serve(CANCEL_UNCONFIRMED, async (_, { db, signal }) => await cancelUnconfirmed(db, signal))
  serve(COMPUTE_DELIVERY_TIMES, async (_, { db }) => await computeDeliveryTimes(db))
}
