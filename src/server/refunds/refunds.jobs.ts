import { transact } from '../platform/database/db.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { repost } from '../settlements/repost.ts'
import { REPOST_CANCELLED, REPOST_GRANTED } from './refunds.jobs.names.ts'

export function refundsJobs(serve: ServeJob): void {
  serve(REPOST_GRANTED, async ({ refundId, parcelId }, { db }) => {
    await transact(db, (tx) => repost(tx, [parcelId], `refund ${refundId} granted`))
  })
  serve(REPOST_CANCELLED, async ({ refundId, parcelId }, { db }) => {
    await transact(db, (tx) => repost(tx, [parcelId], `refund ${refundId} cancelled`))
  })
}
