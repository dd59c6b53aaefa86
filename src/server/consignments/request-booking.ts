import type { BookedParcels } from '#contract/couriers'
import type { KeptSettings } from '#contract/settings'
import { COMPANY_NAMES, COURIER_LIMITS } from '#contract/values/couriers'
import { record } from '../audit/record.ts'
import type { AccountRecord } from '../couriers/accounts.queries.ts'
import { bookableAccount, type Desk } from '../couriers/desk.ts'
import { isAtTheStore } from '../orders/stages.ts'
import { holdParcel } from '../parcels/hold-parcel.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { eachByItself } from '../platform/http/each-by-itself.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { Refusal } from '../platform/refusal.ts'
import { insertConsignment } from './bookings.queries.ts'
import { BOOK, keyOfBooking } from './consignments.jobs.ts'
import type { Recipient } from './consignments.queries.ts'
import { ownParcel, problemsOf, recipientOf, type ToCarry, wholeAddress } from './preview-booking.ts'

interface Asked {
  ids: number[]
  accountId: number
  recipient?: { name: string; address: string; place?: string | undefined } | undefined
}

/** Each parcel by itself. Of one parcel alone what is refused is refused with its fields. */
export async function requestBookings(
  db: Db,
  actor: Actor,
  desk: Desk,
  { ids, accountId, recipient }: Asked,
): Promise<BookedParcels> {
  // Read once and before: who holds an order waits for no second connection.
  const settings = await desk.readSettings()
  const booking = { accountId, settings }
  if (ids.length === 1 && ids[0] !== undefined) {
    await requestBooking(db, actor, desk, { ...booking, parcelId: ids[0], recipient })
    return { asked: ids, refused: [] }
  }
  const { done, refused } = await eachByItself(ids, (id) =>
    requestBooking(db, actor, desk, { ...booking, parcelId: id }),
  )
  return {
    asked: done,
    refused: refused.map(({ id, code, message }) => ({ parcelId: id, code, message })),
  }
}

/**
 * Asks for a parcel to be carried: a job books it. Refuses `parcel_not_found`, `courier_not_found`, `stage_not_open` where it has left or awaits its confirmation, `already_booked`, and what the company would not take, at its field.
 */
async function requestBooking(
  db: Db,
  actor: Actor,
  desk: Desk,
  {
    parcelId,
    accountId,
    settings,
    recipient: typed,
  }: Omit<Asked, 'ids'> & { parcelId: number; settings: KeptSettings },
): Promise<void> {
  await transact(db, async (tx) => {
    const { parcel: held } = await holdParcel(tx, actor, parcelId)
    if (!isAtTheStore(held.stage) || held.awaitsConfirmation) throw new Refusal('stage_not_open')
    const parcel = await ownParcel(tx, actor, parcelId)
    const account = await bookableAccount(tx, desk, settings, { vendorId: parcel.vendorId, accountId })
    const { company, id } = account
    const recipient = await recipientFor(tx, desk, { account, parcel, typed })
    const fields = problemsOf(company, recipient)
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
    const askedFor = actor.role === 'Admin' ? 'shop' : 'store'
    const consignmentId = await insertConsignment(tx, {
      parcelId,
      accountId: id,
      askedBy: actor.id,
      askedFor,
      recipient,
    })
    if (consignmentId === undefined) throw new Refusal('already_booked')
    await record(tx, actor, {
      action: 'book',
      subject: 'consignment',
      subjectId: consignmentId,
      subjectName: COMPANY_NAMES[company],
      before: null,
      after: { parcelId },
    })
    await addJob(tx, BOOK, { consignmentId }, { key: keyOfBooking(consignmentId) })
  })
}

async function recipientFor(
  tx: Db,
  desk: Desk,
  { account, parcel, typed }: { account: AccountRecord; parcel: ToCarry; typed: Asked['recipient'] },
): Promise<Recipient> {
  const places = COURIER_LIMITS[account.company].needsPlace ? await desk.areasOf(tx, account) : null
  const chosen = typed?.place === undefined ? places?.match(wholeAddress(parcel)).certain : places?.find(typed.place)
  const recipient = recipientOf(parcel, chosen ?? null)
  return typed ? { ...recipient, name: typed.name, address: typed.address } : recipient
}
