import { defineRecurringJob, type ServeJob } from '../platform/jobs/job.ts'
import { pointAtSizes } from './point-at-sizes.ts'

export const POINT_AT_SIZES = defineRecurringJob('orders.point-at-sizes', { isDueAtStart: true, queue: 'sizes' })

export function ordersJobs(serve: ServeJob): void {
  serve(POINT_AT_SIZES, async (_, { db, log, signal }) => {
    const lines = await pointAtSizes(db, signal)
    if (lines > 0) log.info({ lines }, 'order lines point at their sizes')
    signal.throwIfAborted()
  })
}
