import type { CourierWays } from '../couriers/open-account.ts'
import { SETTLE_AGAIN } from '../orders/orders.jobs.names.ts'
import { transact } from '../platform/database/db.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { judgeReturns } from './judge-returns.ts'
import { deliveringMove } from './kept-known.ts'
import { readPayments } from './read-payments.ts'
import { settleAgain } from './settle-again.ts'
import { settleFile } from './settle-file.ts'
import {
  JUDGE_RETURNS,
  READ_PAYMENTS,
  RECKON_SETTLING,
  RESETTLE,
  SETTLE_FILE,
  TAKE_BACK_FILE,
} from './settlements.jobs.names.ts'
import { reckonSettlingTimes } from './settling-times.ts'
import { takeBackFile } from './take-back-file.ts'

export function settlementsJobs(serve: ServeJob, ways: CourierWays): void {
  serve(SETTLE_FILE, async ({ fileId }, { db, signal }) => await settleFile(db, fileId, signal))
  serve(SETTLE_AGAIN, async ({ parcelId }, { db }) => {
    // Said once of each delivery; one that was moved on since is settled by that.
    await transact(db, async (tx) => {
      const moveId = await deliveringMove(tx, parcelId)
      if (moveId !== undefined) await settleAgain(tx, [parcelId], `kept ${moveId}`)
    })
  })
  serve(TAKE_BACK_FILE, async ({ fileId }, { db, signal }) => await takeBackFile(db, fileId, signal))
  serve(RESETTLE, async ({ parcelIds, because }, { db }) => {
    await transact(db, async (tx) => await settleAgain(tx, parcelIds, because))
  })
  serve(JUDGE_RETURNS, async ({ parcelIds }, { db, signal }) => await judgeReturns(db, parcelIds, signal))
  serve(RECKON_SETTLING, async (_, { db }) => await reckonSettlingTimes(db))
  serve(READ_PAYMENTS, async (_, { db, log, signal }) => await readPayments(db, ways, log, signal))
}
