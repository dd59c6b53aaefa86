import type { CourierAccess } from '../couriers/open-account.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { inBatches } from '../platform/jobs/batches.ts'
import { eachTried } from '../platform/jobs/each-tried.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { bookConsignment } from './book.ts'
import { bookAgain } from './book-again.ts'
import { waitingOf } from './bookings.queries.ts'
import { callOff } from './call-off.ts'
import {
  BOOK,
  BOOK_AGAIN,
  BOOK_WAITING,
  CALL_OFF,
  DELETE_OLD_WEBHOOKS,
  keyOfBooking,
  POLL,
  PROCESS_WEBHOOK,
  PROCESS_WEBHOOKS,
} from './consignments.jobs.ts'
import { processCourierWebhook } from './courier-webhooks.ts'
import { pollDue } from './poll-due.ts'
import { deleteOldWebhooks } from './status-reports.queries.ts'

const KEPT_DAYS = 90
const AT_ONCE = 1000
/** Of a saved account, whose keys may be wrong still; the rest are booked by the clock. */
const MOST_WAITING = 100

export function consignmentsJobs(serve: ServeJob, access: CourierAccess): void {
  serve(BOOK, async ({ consignmentId }, { db }) => await bookConsignment(db, access, consignmentId))
  serve(BOOK_WAITING, async ({ accountId }, { db }) => {
    for (const consignmentId of await waitingOf(db, accountId, MOST_WAITING))
      await addJob(db, BOOK, { consignmentId }, { key: keyOfBooking(consignmentId) })
  })
  serve(BOOK_AGAIN, async (_, { db, signal }) => await bookAgain(db, access, signal))
  serve(PROCESS_WEBHOOK, async ({ pushId }, { db }) => await processCourierWebhook(db, pushId))
  serve(
    PROCESS_WEBHOOKS,
    async ({ pushIds }, { db, signal }) => await eachTried(pushIds, signal, (id) => processCourierWebhook(db, id)),
  )
  serve(POLL, async (_, { db, log, signal }) => await pollDue(db, access, log, signal))
  serve(CALL_OFF, async ({ parcelId }, { db }) => await callOff(db, access, parcelId))
  serve(DELETE_OLD_WEBHOOKS, async (_, { db, signal }) => {
    await inBatches(db, signal, AT_ONCE, (tx, atMost) => deleteOldWebhooks(tx, KEPT_DAYS, atMost))
    signal.throwIfAborted()
  })
}
