import { COMPANY_NAMES } from '#contract/values/couriers'
import { takaOf } from '#contract/values/money'
import { m } from '#messages'
import { bringParcels, type Held, holdOrder } from '../orders/bring-parcels.ts'
import { fixCollecting, freeCollecting } from '../orders/fix-collecting.ts'
import { isAtTheStore } from '../orders/stages.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { noteKnown } from './accounts.queries.ts'
import {
  type ConsignmentRecord,
  consignmentOf,
  lockConsignment,
  parcelToCarry,
  writeConsignment,
} from './consignments.queries.ts'
import type { Booked, BookingRequest, Courier, CourierAccount } from './courier.ts'
import { CALL_OFF } from './couriers.jobs.names.ts'
import { requestOf } from './look.ts'
import { type CourierWays, openAccount } from './open-account.ts'
import { tellLocked } from './tell-locked.ts'

/** How soon after its booking a consignment is asked for, in seconds. */
export const FIRST_ASK_SECONDS = { pretend: 20, company: 30 * 60 }

/**
 * Books one consignment: never twice. Once a company may have taken it, it is asked for by our number where the company knows that, and
 * else parked for a person (docs/decisions/060). Throws where it is to be tried again later.
 */
export async function bookConsignment(db: Db, ways: CourierWays, id: number): Promise<void> {
  const claim = await transact(db, (tx) => claimBooking(tx, id))
  if (!claim) return
  const { consignment, request, isAgain } = claim
  const opened = await openAccount(db, ways, consignment.accountId)
  if (!opened) return await putBack(db, id, m.couriers_account_is_off())
  const { account, courier } = opened
  const askInSeconds = opened.isPretend ? FIRST_ASK_SECONDS.pretend : FIRST_ASK_SECONDS.company
  const booked = isAgain ? await findBooked(courier, account, request) : await courier.book(account, request)
  await settle(db, { id, consignment, booked, askInSeconds })
}

interface Claim {
  consignment: ConsignmentRecord
  request: BookingRequest
  /** It was asked before, and nobody knows what became of that. */
  isAgain: boolean
}

async function claimBooking(tx: Db, id: number): Promise<Claim | undefined> {
  const found = await holdConsignment(tx, id)
  if (!found || !['waiting', 'asked'].includes(found.consignment.state)) return undefined
  const { consignment, held } = found
  const { parcelId, recipient, state, invoice } = consignment
  const parcel = await parcelToCarry(tx, parcelId)
  if (!parcel) return undefined
  if (state === 'asked')
    return {
      consignment,
      isAgain: true,
      request: requestOf(parcel, recipient, takaOf(consignment.cashPoisha ?? 0), invoice),
    }
  if (!isAtTheStore(parcel.stage)) return void (await writeConsignment(tx, id, { state: 'dropped' }))
  const cashPoisha = await fixCollecting(tx, held, parcelId)
  if (cashPoisha % 100 !== 0) {
    await freeCollecting(tx, parcelId)
    const problem = m.couriers_takes_whole_taka({ courier: COMPANY_NAMES[consignment.company] })
    return void (await writeConsignment(tx, id, { state: 'refused', problem }))
  }
  await writeConsignment(tx, id, { state: 'asked', cashPoisha, isAsked: true, problem: '' })
  return { consignment, isAgain: false, request: requestOf(parcel, recipient, takaOf(cashPoisha), invoice) }
}

/** Its order first, as whoever moves parcels does. */
export async function holdConsignment(
  tx: Db,
  id: number,
): Promise<{ consignment: ConsignmentRecord; held: Held; orderId: number } | undefined> {
  const before = await consignmentOf(tx, id)
  const parcel = before && (await parcelToCarry(tx, before.parcelId))
  if (!parcel) return undefined
  const held = await holdOrder(tx, parcel.orderId)
  await lockConsignment(tx, id)
  const consignment = await consignmentOf(tx, id)
  return consignment && { consignment, held, orderId: parcel.orderId }
}

/**
 * What became of a booking that brought no answer. One that the company surely does not know is booked with the same number of ours,
 * which it takes once.
 */
async function findBooked(
  courier: Courier,
  account: CourierAccount,
  request: BookingRequest,
): Promise<Booked | 'parked'> {
  if (!courier.find) return 'parked'
  const found = await courier.find(account, request.invoice)
  if (found.outcome === 'told') return { outcome: 'booked', number: '', trackingCode: '', chargePoisha: null }
  if (found.outcome !== 'unseen') return { outcome: 'unanswered', why: found.why }
  const booked = await courier.book(account, request)
  if (booked.outcome !== 'refused') return booked
  const since = await courier.find(account, request.invoice)
  return since.outcome === 'told' ? { outcome: 'booked', number: '', trackingCode: '', chargePoisha: null } : booked
}

interface Settled {
  id: number
  consignment: ConsignmentRecord
  booked: Booked | 'parked'
  askInSeconds: number
}

async function settle(db: Db, { id, consignment, booked, askInSeconds }: Settled): Promise<void> {
  const courier = COMPANY_NAMES[consignment.company]
  if (booked === 'parked')
    return await whileAsked(db, id, (tx) =>
      writeConsignment(tx, id, { state: 'parked', problem: m.couriers_may_be_booked({ courier }) }),
    )
  if (booked.outcome === 'booked') {
    await transact(db, async (tx) => {
      await noteKnown(tx, consignment.accountId)
      await markBooked(tx, id, { ...booked, askInSeconds })
    })
    return
  }
  const { outcome, why } = booked
  const problem = m.couriers_says({ courier, words: why })
  if (outcome === 'refused')
    return await whileAsked(db, id, async (tx) => {
      await writeConsignment(tx, id, { state: 'refused', problem })
      await freeCollecting(tx, consignment.parcelId)
    })
  if (outcome === 'unanswered') {
    await whileAsked(db, id, (tx) => writeConsignment(tx, id, { problem }))
    throw new Error(`${courier} gave no answer to the booking ${consignment.invoice}: it is asked for`)
  }
  await putBack(db, id, problem)
  if (outcome === 'locked') return await tellLocked(db, consignment.accountId, why)
  throw new Error(`${courier} could not be asked to carry ${consignment.invoice}: ${why}`)
}

/** Surely not taken: booked when there is a better moment. */
async function putBack(db: Db, id: number, problem: string): Promise<void> {
  await whileAsked(db, id, async (tx, consignment) => {
    await writeConsignment(tx, id, { state: 'waiting', problem })
    await freeCollecting(tx, consignment.parcelId)
  })
}

/** A push may have told of it meanwhile: then it is booked, whatever the answer was. */
async function whileAsked(
  db: Db,
  id: number,
  work: (tx: Db, consignment: ConsignmentRecord) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    const found = await holdConsignment(tx, id)
    if (found?.consignment.state === 'asked') await work(tx, found.consignment)
  })
}

interface Known {
  number: string
  trackingCode: string
  chargePoisha: number | null
  askInSeconds: number
}

/** The company has it: the parcel is handed over, unless it is called off meanwhile; then the company is told. */
export async function markBooked(
  tx: Db,
  id: number,
  { number, trackingCode, chargePoisha, askInSeconds }: Known,
): Promise<void> {
  const found = await holdConsignment(tx, id)
  if (!found) return
  const { consignment, held } = found
  const known = { number: number || consignment.number, trackingCode, chargePoisha }
  if (!['asked', 'parked'].includes(consignment.state)) return await writeConsignment(tx, id, known)
  await writeConsignment(tx, id, { ...known, state: 'booked', word: 'booked', problem: '', askInSeconds })
  await handOver(tx, held, { ...consignment, number: trackingCode || known.number })
}

/** The parcel leaves with it, if it is still here. */
async function handOver(
  tx: Db,
  held: Held,
  { parcelId, company, number, invoice, ...asked }: ConsignmentRecord,
): Promise<void> {
  const parcel = held.parcels.find(({ id }) => id === parcelId)
  if (!parcel || !isAtTheStore(parcel.stage)) return await addJob(tx, CALL_OFF, { parcelId })
  await bringParcels(tx, held, [parcelId], {
    ...{ stage: 'handed_over', courier: company, trackingNumber: number || invoice },
    mover: { by: asked.askedFor, accountId: asked.askedBy },
  })
}
