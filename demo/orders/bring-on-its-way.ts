import { OWN_RIDER, STAGES, type Stage } from '../../src/contract/values/stages.ts'
import { bringParcels, holdOrder, type Step } from '../../src/server/orders/bring-parcels.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { firstLinePoisha } from './orders.queries.ts'
import type { PlannedWay } from './plan.ts'

const HOUR_MS = 3_600_000
const AT_THE_STORE: readonly Stage[] = ['confirmed', 'packed', 'handed_over']

interface Market {
  ownerIds: Map<number, number>
  now: Date
}

/** Brings the first parcel of an order from stage to stage, as its store and its courier do. */
export async function bringOnItsWay(
  tx: Db,
  orderId: number,
  { courier, hoursAgo }: PlannedWay,
  { ownerIds, now }: Market,
): Promise<void> {
  for (const stage of STAGES.filter((each) => hoursAgo[each] !== undefined)) {
    const held = await holdOrder(tx, orderId)
    const [parcel] = held.parcels
    if (!parcel) throw new Error('An order of the demo has a parcel.')
    const isSaidByStore = courier === OWN_RIDER || AT_THE_STORE.includes(stage)
    await bringParcels(tx, held, [parcel.id], {
      ...{ stage, happenedAt: new Date(now.getTime() - (hoursAgo[stage] ?? 0) * HOUR_MS) },
      mover: isSaidByStore
        ? { by: 'store', accountId: ownerIds.get(parcel.vendorId) ?? null }
        : { by: 'courier', accountId: null },
      ...(stage === 'handed_over' ? leavingWith(courier, parcel.id) : {}),
      ...(stage === 'partly_delivered' ? await partOf(tx, parcel.id) : {}),
    })
  }
}

function leavingWith(courier: PlannedWay['courier'], parcelId: number): Pick<Step, 'courier' | 'trackingNumber'> {
  return courier === OWN_RIDER ? { courier } : { courier, trackingNumber: `H${parcelId}` }
}

/** The courier tells what it comes to; which pieces these are the store has yet to say. */
async function partOf(tx: Db, parcelId: number): Promise<Pick<Step, 'part'>> {
  return { part: { poisha: await firstLinePoisha(tx, parcelId) } }
}
