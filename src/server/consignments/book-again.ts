import { COMPANY_NAMES } from '#contract/values/couriers'
import { m } from '#messages'
import type { CourierAccess } from '../couriers/open-account.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { askedForLong, takeClaim, waitingForLong } from './bookings.queries.ts'
import { claimMsOf } from './claim-booking.ts'
import { BOOK, keyOfBooking } from './consignments.jobs.ts'
import { writeConsignment } from './consignments.queries.ts'
import { holdConsignment } from './hold-consignment.ts'

const MOST_AT_ONCE = 100
const WAITING_MINUTES = 15
const ASKED_HOURS = 24

/** Jobs are given up in the end: what still waits is booked again, and what nobody could tell of for a day is parked for a person. */
export async function bookAgain(db: Db, access: CourierAccess, signal: AbortSignal): Promise<void> {
  for (const consignmentId of await waitingForLong(db, WAITING_MINUTES, MOST_AT_ONCE))
    await addJob(db, BOOK, { consignmentId }, { key: keyOfBooking(consignmentId) })
  for (const id of await askedForLong(db, ASKED_HOURS, MOST_AT_ONCE)) {
    signal.throwIfAborted()
    await transact(db, (tx) => park(tx, access, id))
  }
}

async function park(tx: Db, access: CourierAccess, id: number): Promise<void> {
  const consignment = (await holdConsignment(tx, id))?.consignment
  if (consignment?.state !== 'asked' || !(await takeClaim(tx, id, claimMsOf(access)))) return
  const problem = m.couriers_may_be_booked({ courier: COMPANY_NAMES[consignment.company] })
  await writeConsignment(tx, id, { state: 'parked', problem })
}
