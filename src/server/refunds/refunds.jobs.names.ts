import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

/** A refund was cancelled whose parcel’s cash may have come since it was granted: what it gave back to the store is settled with it. */
export const SETTLE_CANCELLED = defineJob(
  'refunds.settle-cancelled',
  z.object({ refundId: z.int(), parcelId: z.int() }),
)
