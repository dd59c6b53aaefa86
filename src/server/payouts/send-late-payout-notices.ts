import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { readSettings } from '../settings/read-settings.ts'
import { insertLatePayoutNotices } from './late-payouts.queries.ts'

/**
 * An event for each store whose money is late by the promise of the settings and could have been paid, and one for all of it, as an admin
 * has to pay it; each parcel once until it is paid, in the transaction that keeps the notice (docs/decisions/087).
 */
export async function sendLatePayoutNotices(db: Db): Promise<void> {
  const settings = await readSettings(db)
  await transact(db, async (tx) => {
    const late = await insertLatePayoutNotices(tx, settings)
    const ofStores = new Map<number, number[]>()
    for (const { vendorId, parcelId } of late) ofStores.set(vendorId, [...(ofStores.get(vendorId) ?? []), parcelId])
    for (const [vendorId, parcelIds] of ofStores) await emit(tx, 'payout.late', { vendorId, parcelIds })
    if (late.length > 0) await emit(tx, 'payout.escalated', { parcelIds: late.map(({ parcelId }) => parcelId) })
  })
}
