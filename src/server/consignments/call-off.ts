import { COMPANY_NAMES } from '#contract/values/couriers'
import { m } from '#messages'
import { notifyLocked } from '../couriers/notify-locked.ts'
import { type CourierAccess, openAccount } from '../couriers/open-account.ts'
import { isAtTheStore } from '../orders/stages.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { giveUp } from './bookings.queries.ts'
import { consignmentOf, openConsignmentOf, parcelToCarry, writeConsignment } from './consignments.queries.ts'
import { holdConsignment } from './hold-consignment.ts'

/** Tells the company of a parcel that is not to be delivered; where it cannot be told, a person is. */
export async function callOff(db: Db, access: CourierAccess, parcelId: number): Promise<void> {
  const id = await openConsignmentOf(db, parcelId)
  const consignment = id === undefined ? undefined : await consignmentOf(db, id)
  const parcel = await parcelToCarry(db, parcelId)
  if (!consignment || !parcel) return
  // Somebody else may have it by now: the store’s own rider.
  const isOnItsWay = parcel.status === 'Pending' && !isAtTheStore(parcel.stage)
  if (isOnItsWay && parcel.courier === consignment.company) return
  // What waits at its store is on its way to be booked, unless somebody took it back.
  const { state } = consignment
  if (parcel.stage === 'cancelled' && (await giveUp(db, consignment.id, ['waiting'], 'dropped'))) return
  if (state !== 'booked') return
  const opened = await openAccount(db, access, consignment.accountId, 'what travels')
  const courier = COMPANY_NAMES[consignment.company]
  const cancelled = await opened?.courier.cancel?.(opened.account, consignment, m.couriers_called_off())
  if (cancelled?.outcome === 'locked') await notifyLocked(db, consignment.accountId, cancelled.why)
  const isOff = cancelled?.outcome === 'accepted'
  await transact(db, async (tx) => {
    const now = await holdConsignment(tx, consignment.id)
    if (now?.consignment.state !== 'booked') return
    await writeConsignment(tx, consignment.id, {
      problem: isOff
        ? ''
        : m.couriers_call_off_yourself({ courier, number: consignment.number || consignment.invoice }),
      // What is on its way back is still told of.
      ...(isOff && isAtTheStore(parcel.stage) ? { state: 'ended', askInSeconds: null } : {}),
    })
  })
}
