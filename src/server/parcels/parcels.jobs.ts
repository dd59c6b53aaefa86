import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { correctOwnSales } from './correct-own-sales.ts'

export const CORRECT_OWN_SALES = defineJob('parcels.correct-own-sales', z.object({}), { queue: 'own-sales' })

export function parcelsJobs(serve: ServeJob): void {
  serve(CORRECT_OWN_SALES, async (_, { db, signal }) => await correctOwnSales(db, signal))
}
