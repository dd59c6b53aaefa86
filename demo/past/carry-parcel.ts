import type { Company, CourierStatus } from '../../src/contract/values/couriers.ts'
import { OWN_RIDER, STAGES, type Stage } from '../../src/contract/values/stages.ts'
import { applyStatus } from '../../src/server/consignments/apply-status.ts'
import { insertConsignment } from '../../src/server/consignments/bookings.queries.ts'
import { parcelToCarry, writeConsignment } from '../../src/server/consignments/consignments.queries.ts'
import { holdConsignment } from '../../src/server/consignments/hold-consignment.ts'
import { markBooked } from '../../src/server/consignments/mark-booked.ts'
import { recipientOf } from '../../src/server/consignments/preview-booking.ts'
import { bringParcel } from '../../src/server/parcels/bring-parcel.ts'
import { receiveParcel } from '../../src/server/parcels/receive-parcel.ts'
import { sayKept } from '../../src/server/parcels/say-kept.ts'
import type { VendorActor } from '../../src/server/platform/actor.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import type { PlannedOrder, PlannedWay } from '../orders/plan.ts'
import { lived } from './lived.ts'
import { lastConsignment, linesOfParcel, parcelPlacedAt } from './orders.queries.ts'
import { hoursBefore, placedAt } from './place-order.ts'
import type { Then } from './then.ts'
import type { World } from './world.ts'

/** A parcel on its way, as the plan has it. */
export interface Travelling {
  planned: PlannedOrder
  store: VendorActor
  way: PlannedWay
}

interface Found extends Travelling {
  parcelId: number
  orderId: number
  world: World
}

const AFTER_THE_DOOR_MS = 3 * 3_600_000

/** Until it has left its store. */
export async function leave(then: Then, travelling: Travelling, world: World): Promise<void> {
  const found = await find(then, travelling, world)
  if (!found) return
  const { store, way, parcelId, orderId } = found
  await lived(then, orderId, async () => {
    for (const stage of ['confirmed', 'packed', 'handed_over'] as const) {
      const moment = momentOf(found, stage)
      if (!moment) return
      await then.goOnTo(moment)
      if (stage === 'handed_over' && way.courier !== OWN_RIDER) await book(then, found, way.courier)
      else await bringParcel(then.db, store, parcelId, { stage })
    }
  })
}

/** As its company answers a booking. */
async function book({ db }: Then, { parcelId, store, world }: Found, company: Company): Promise<void> {
  const parcel = await parcelToCarry(db, parcelId)
  const accountId = world.couriers.get(company)
  if (!parcel || accountId === undefined) return
  const recipient = recipientOf(parcel, null)
  const asked = { parcelId, accountId, askedBy: store.id, askedFor: 'store' as const, recipient }
  const consignmentId = await insertConsignment(db, asked)
  if (consignmentId === undefined) return
  const number = numberOf(company, consignmentId)
  const booking = await holdConsignment(db, consignmentId)
  if (booking) await markBooked(db, booking, { number, trackingCode: '', chargePoisha: null, askInSeconds: 0 })
  await askNoMore(db, consignmentId)
}

const numberOf = (company: Company, id: number) =>
  ({ pathao: `DT${240_000 + id}H`, steadfast: `${24_810_000 + id}`, redx: `26A${700_000 + id}` })[company]

/** At its door, and from there. */
export async function arrive(then: Then, travelling: Travelling, stage: Stage, world: World): Promise<void> {
  const found = await find(then, travelling, world)
  if (!found) return
  const { way, store, parcelId, orderId } = found
  const isEnd = stage === 'delivered' || stage === 'partly_delivered'
  const move = async () => {
    if (stage === 'back') await receiveParcel(then.db, store, parcelId, [])
    else if (way.courier === OWN_RIDER) await bringParcel(then.db, store, parcelId, { stage })
    else await hear(then, parcelId, stage)
  }
  await lived(then, orderId, move, isEnd ? parcelId : undefined)
}

const WORDS: Partial<Record<Stage, { word: CourierStatus; said: string }>> = {
  at_the_door: { word: 'at_the_door', said: 'assigned-for-delivery' },
  delivered: { word: 'delivered', said: 'delivered' },
  partly_delivered: { word: 'partly_delivered', said: 'partial_delivered' },
  refused: { word: 'refused', said: 'cancelled' },
  coming_back: { word: 'coming_back', said: 'return-in-transit' },
}

/** What its company says. Of a part, that one piece of the first line was kept. */
async function hear({ db, moment }: Then, parcelId: number, stage: Stage): Promise<void> {
  const said = WORDS[stage]
  const consignment = await lastConsignment(db, parcelId)
  if (!said || !consignment) return
  const cashPoisha = consignment.cashPoisha ?? 0
  const collectedPoisha =
    stage === 'delivered'
      ? cashPoisha
      : stage === 'partly_delivered'
        ? cashPoisha - (await refusedOf(db, parcelId))
        : null
  const reason = stage === 'refused' ? 'Customer does not want it' : ''
  const told = { ...said, happenedAt: moment, collectedPoisha, chargePoisha: null, reason }
  await applyStatus(db, consignment.id, { told, source: 'push', at: moment })
  await askNoMore(db, consignment.id)
}

/** The pretend couriers know nothing of what they have carried in the past. */
async function askNoMore(db: Db, consignmentId: number): Promise<void> {
  await writeConsignment(db, consignmentId, { askInSeconds: null })
}

async function refusedOf(db: Db, parcelId: number): Promise<number> {
  const lines = await linesOfParcel(db, parcelId)
  const poisha = lines.reduce((sum, { pricePoisha, quantity }) => sum + pricePoisha * quantity, 0)
  return poisha - (lines[0]?.pricePoisha ?? 0)
}

/** It has back what was refused of it, and its company charges for that. */
export async function comeBack(then: Then, travelling: Travelling, world: World): Promise<void> {
  const found = await find(then, travelling, world)
  const consignment = found && (await lastConsignment(then.db, found.parcelId))
  if (!found || !consignment) return
  const { parcelId, store, orderId } = found
  await lived(then, orderId, async () => {
    const told = { word: 'returned', said: 'returned', happenedAt: then.moment, reason: '' } as const
    const heard = {
      told: { ...told, collectedPoisha: null, chargePoisha: null },
      source: 'push',
      at: then.moment,
    } as const
    await applyStatus(then.db, consignment.id, heard)
    await then.goOnTo(new Date(then.moment.getTime() + AFTER_THE_DOOR_MS))
    await receiveParcel(then.db, store, parcelId, [])
  })
}

/** Which piece of a part was kept, where its company told the sum alone. */
export async function sayWhichWasKept(then: Then, travelling: Travelling, world: World): Promise<void> {
  const found = await find(then, travelling, world)
  if (found?.stage !== 'partly_delivered') return
  const { parcelId, store, orderId } = found
  const [first] = await linesOfParcel(then.db, parcelId)
  if (!first) return
  const kept = [{ lineId: first.lineId, quantity: 1 }]
  await lived(then, orderId, () => sayKept(then.db, store, parcelId, kept), parcelId)
}

async function find(
  { db }: Then,
  travelling: Travelling,
  world: World,
): Promise<(Found & { stage: Stage }) | undefined> {
  const { planned, store } = travelling
  const parcel = await parcelPlacedAt(db, placedAt(planned, world), store.vendor.id)
  if (!parcel) return undefined
  return { ...travelling, parcelId: parcel.id, orderId: parcel.orderId, stage: parcel.stage, world }
}

function momentOf({ way, world }: Found, stage: Stage): Date | undefined {
  const hours = way.hoursAgo[stage]
  return hours === undefined ? undefined : hoursBefore(world.filledAt, hours)
}

/** In the order of their way. */
export const DOOR_STAGES = STAGES.filter(
  (stage) => stage !== 'back' && STAGES.indexOf(stage) > STAGES.indexOf('handed_over'),
)
