import { BOOK_WAITING } from '../couriers/couriers.jobs.names.ts'
import type { CourierWays } from '../couriers/open-account.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { inBatches } from '../platform/jobs/batches.ts'
import { eachTried } from '../platform/jobs/each-tried.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { askDue } from './ask-due.ts'
import { bookConsignment } from './book.ts'
import { bookAgain } from './book-again.ts'
import { waitingOf } from './bookings.queries.ts'
import { callOff } from './call-off.ts'
import {
  ASK,
  BOOK,
  BOOK_AGAIN,
  CALL_OFF,
  FORGET_PUSHES,
  keyOfBooking,
  UNDERSTAND,
  UNDERSTAND_ALL,
} from './consignments.jobs.names.ts'
import { understandPush } from './push.ts'
import { deleteOldPushes } from './words.queries.ts'

const KEPT_DAYS = 90
const AT_ONCE = 1000
/** Of a saved account, whose keys may be wrong still; the rest are booked by the clock. */
const MOST_WAITING = 100

export function consignmentsJobs(serve: ServeJob, ways: CourierWays): void {
  serve(BOOK, async ({ consignmentId }, { db }) => await bookConsignment(db, ways, consignmentId))
  serve(BOOK_WAITING, async ({ accountId }, { db }) => {
    for (const consignmentId of await waitingOf(db, accountId, MOST_WAITING))
      await addJob(db, BOOK, { consignmentId }, { key: keyOfBooking(consignmentId) })
  })
  serve(BOOK_AGAIN, async (_, { db, signal }) => await bookAgain(db, ways, signal))
  serve(UNDERSTAND, async ({ pushId }, { db }) => await understandPush(db, pushId))
  serve(
    UNDERSTAND_ALL,
    async ({ pushIds }, { db, signal }) => await eachTried(pushIds, signal, (id) => understandPush(db, id)),
  )
  serve(ASK, async (_, { db, log, signal }) => await askDue(db, ways, log, signal))
  serve(CALL_OFF, async ({ parcelId }, { db }) => await callOff(db, ways, parcelId))
  serve(FORGET_PUSHES, async (_, { db, signal }) => {
    await inBatches(db, signal, AT_ONCE, (tx, atMost) => deleteOldPushes(tx, KEPT_DAYS, atMost))
    signal.throwIfAborted()
  })
}
