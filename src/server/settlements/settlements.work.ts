import type { CourierAccess } from '../couriers/open-account.ts'
import { transact } from '../platform/database/db.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { judgeReturns } from './judge-returns.ts'
import { deliveringMove } from './kept-known.ts'
import { computePaymentTimes } from './payment-times.queries.ts'
import { postFile } from './post-file.ts'
import { readPayments } from './read-payments.ts'
import { repost } from './repost.ts'
import {
  COMPUTE_PAYMENT_TIMES,
  JUDGE_RETURNS,
  POST_FILE,
  READ_PAYMENTS,
  REPOST,
  REPOST_PARCEL,
  TAKE_BACK_FILE,
} from './settlements.jobs.ts'
import { takeBackFile } from './take-back-file.ts'

export function settlementsJobs(serve: ServeJob, access: CourierAccess): void {
  serve(POST_FILE, async ({ fileId }, { db, signal }) => await postFile(db, fileId, signal))
  serve(REPOST_PARCEL, async ({ parcelId }, { db }) => {
    await transact(db, async (tx) => {
      const moveId = await deliveringMove(tx, parcelId)
      if (moveId !== undefined) await repost(tx, [parcelId], `kept ${moveId}`)
    })
  })
  serve(TAKE_BACK_FILE, async ({ fileId }, { db, signal }) => await takeBackFile(db, fileId, signal))
  serve(REPOST, async ({ parcelIds, because }, { db }) => {
    await transact(db, async (tx) => await repost(tx, parcelIds, because))
  })
  serve(JUDGE_RETURNS, async ({ parcelIds }, { db, signal }) => await judgeReturns(db, parcelIds, signal))
  serve(COMPUTE_PAYMENT_TIMES, async (_, { db }) => await computePaymentTimes(db))
  serve(READ_PAYMENTS, async (_, { db, log, signal }) => await readPayments(db, access, log, signal))
}
