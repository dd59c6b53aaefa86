import { isAtTheStore } from '../orders/stages.ts'
import type { Db } from '../platform/database/db.ts'
import { concernedBy, type EmittedEvent } from '../platform/events/subscriber.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { BOOK_WAITING, CALL_OFF, keyOfWaiting } from './consignments.jobs.ts'
import { parcelsWithOpenConsignment } from './consignments.queries.ts'

/** People called a parcel back, cancelled it, or corrected it to be at its store: its company is to know. */
export const callOffMoved = concernedBy<'parcel.moved'>(
  async (db, events) => {
    const called = events.filter(isCalledOff)
    const carried = await parcelsWithOpenConsignment(
      db,
      called.flatMap(({ payload }) => payload.parcelIds),
    )
    return (event) => isCalledOff(event) && event.payload.parcelIds.some((id) => carried.includes(id))
  },
  async (tx, { payload: { parcelIds } }) => {
    for (const parcelId of await parcelsWithOpenConsignment(tx, parcelIds)) await addJob(tx, CALL_OFF, { parcelId })
  },
)

const isCalledOff = ({ payload: { stage, by } }: EmittedEvent<'parcel.moved'>) =>
  by !== 'courier' && (stage === 'coming_back' || stage === 'cancelled' || isAtTheStore(stage))

/** What waits for the account is booked by what it is now. */
export async function bookByAccount(tx: Db, { payload }: EmittedEvent<'courier.account_saved'>): Promise<void> {
  const accountId = payload.courierAccountId
  await addJob(tx, BOOK_WAITING, { accountId }, { key: keyOfWaiting(accountId) })
}
