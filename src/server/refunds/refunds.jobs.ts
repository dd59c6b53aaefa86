import { transact } from '../platform/database/db.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { settleAgain } from '../settlements/settle-again.ts'
import { SETTLE_CANCELLED, SETTLE_GRANTED } from './refunds.jobs.names.ts'

export function refundsJobs(serve: ServeJob): void {
  serve(SETTLE_GRANTED, async ({ refundId, parcelId }, { db }) => {
    await transact(db, (tx) => settleAgain(tx, [parcelId], `refund ${refundId} granted`))
  })
  serve(SETTLE_CANCELLED, async ({ refundId, parcelId }, { db }) => {
    await transact(db, (tx) => settleAgain(tx, [parcelId], `refund ${refundId} cancelled`))
  })
}
