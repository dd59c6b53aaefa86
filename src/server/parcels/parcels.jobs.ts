import { defineRecurringJob, type ServeJob } from '../platform/jobs/job.ts'
import { correctOwnSales } from './correct-own-sales.ts'

export const CORRECT_OWN_SALES = defineRecurringJob('parcels.correct-own-sales', {
  cron: '5 21 * * *',
  isDueAtStart: true,
  queue: 'own-sales',
})

export function parcelsJobs(serve: ServeJob): void {
  serve(CORRECT_OWN_SALES, async (_, { db, signal }) => await correctOwnSales(db, signal))
}
