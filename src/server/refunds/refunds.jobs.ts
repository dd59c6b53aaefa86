import * as z from 'zod/mini'
import { transact } from '../platform/database/db.ts'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { repost } from '../settlements/repost.ts'

const ofRefund = z.object({ refundId: z.int(), parcelId: z.int() })

/** A refund was granted while its parcel’s cash is here in part: what the store owes of it waits for no more of that. */
export const REPOST_GRANTED = defineJob('refunds.settle-granted', ofRefund)

/** A refund was cancelled whose parcel’s cash may have come since it was granted: what it gave back to the store is settled with it. */
export const REPOST_CANCELLED = defineJob('refunds.settle-cancelled', ofRefund)

export function refundsJobs(serve: ServeJob): void {
  serve(REPOST_GRANTED, async ({ refundId, parcelId }, { db }) => {
    await transact(db, (tx) => repost(tx, [parcelId], `refund ${refundId} granted`))
  })
  serve(REPOST_CANCELLED, async ({ refundId, parcelId }, { db }) => {
    await transact(db, (tx) => repost(tx, [parcelId], `refund ${refundId} cancelled`))
  })
}
