import { defineRecurringJob, type ServeJob } from '../platform/jobs/job.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'
import { computeDeliveryTimes } from './delivery-times.ts'
import { notifyMissed } from './notify-missed.ts'
import { makeMissingDeadlines } from './track-deadlines.ts'

export const NOTIFY_MISSED = defineRecurringJob('promises.tell', { cron: '*/5 * * * *' })
export const MAKE_MISSING = defineRecurringJob('promises.make-missing', { isDueAtStart: true })
export const CANCEL_UNCONFIRMED = defineRecurringJob('promises.cancel-unconfirmed', { cron: '*/15 * * * *' })
export const COMPUTE_DELIVERY_TIMES = defineRecurringJob('promises.reckon-delivery', {
  cron: '15 21 * * *',
  isDueAtStart: true,
})

export function deadlinesJobs(serve: ServeJob): void {
  serve(NOTIFY_MISSED, async (_, { db, signal }) => await notifyMissed(db, signal))
  serve(MAKE_MISSING, async (_, { db, signal }) => await makeMissingDeadlines(db, signal))
  serve(CANCEL_UNCONFIRMED, async (_, { db, signal }) => await cancelUnconfirmed(db, signal))
  serve(COMPUTE_DELIVERY_TIMES, async (_, { db }) => await computeDeliveryTimes(db))
}
