import { COMPANY_NAMES } from '#contract/values/couriers'
import { m } from '#messages'
import { bringParcels, type Held } from '../orders/bring-parcels.ts'
import { fixCollecting, freeCollecting } from '../orders/fix-collecting.ts'
import { isAtTheStore } from '../orders/stages.ts'
import type { Db } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { CALL_OFF } from './consignments.jobs.ts'
import { type ConsignmentRecord, writeConsignment } from './consignments.queries.ts'
import type { HeldConsignment } from './hold-consignment.ts'
import { freeNumber } from './numbers.queries.ts'
import { isGivenUp } from './status-order.ts'

interface Known {
  number: string
  trackingCode: string
  chargePoisha: number | null
  askInSeconds: number
  /** What the company says of it, where it does; else its number is shown. */
  said?: string
}

/**
 * The company has it: the parcel is handed over, unless it is called off meanwhile; then the company is told. False: nobody waits for it
 * any more, and a person is told.
 */
export async function markBooked(
  tx: Db,
  { consignment, held }: HeldConsignment,
  { askInSeconds, said, ...told }: Known,
): Promise<boolean> {
  const { id, company, state } = consignment
  const number = told.number || consignment.number
  const trackingCode = told.trackingCode ? { trackingCode: told.trackingCode } : {}
  const known = { number, ...trackingCode, chargePoisha: told.chargePoisha }
  await freeNumber(tx, consignment, number, m.couriers_number_of_another({ number }))
  const cashPoisha = state === 'waiting' ? await fixWaiting(tx, held, consignment) : consignment.cashPoisha
  if (isGivenUp(consignment) || cashPoisha === null) {
    const words = { courier: COMPANY_NAMES[company], said: said ?? (number || consignment.invoice) }
    const problem = m.couriers_carries_it_after_all(words)
    await writeConsignment(tx, id, { ...known, problem, ...(state === 'waiting' ? { state: 'dropped' } : {}) })
    return false
  }
  if (state === 'booked' || state === 'ended') await writeConsignment(tx, id, known)
  else {
    await writeConsignment(tx, id, { ...known, cashPoisha, state: 'booked', word: 'booked', problem: '', askInSeconds })
    await handOver(tx, held, { ...consignment, number: told.trackingCode || number })
  }
  return true
}

/** One that was put back, and the company has it: it collects what that was told. Null: its parcel cannot leave with it any more. */
async function fixWaiting(tx: Db, held: Held, { parcelId, ...known }: ConsignmentRecord): Promise<number | null> {
  const parcel = held.parcels.find(({ id }) => id === parcelId)
  if (!parcel || !isAtTheStore(parcel.stage)) return null
  const fixed = await fixCollecting(tx, held, parcelId)
  const cashPoisha = known.cashPoisha ?? fixed
  if (cashPoisha % 100 === 0) return cashPoisha
  await freeCollecting(tx, parcelId)
  return null
}

/** The parcel leaves with it, if it is still here. */
async function handOver(
  tx: Db,
  held: Held,
  { parcelId, company, collectsFor, number, invoice, ...asked }: ConsignmentRecord,
): Promise<void> {
  const parcel = held.parcels.find(({ id }) => id === parcelId)
  if (!parcel || !isAtTheStore(parcel.stage)) return await addJob(tx, CALL_OFF, { parcelId })
  await bringParcels(tx, held, [parcelId], {
    stage: 'handed_over',
    courier: company,
    collectsFor,
    trackingNumber: number || invoice,
    mover: { by: asked.askedFor, accountId: asked.askedBy },
  })
}
