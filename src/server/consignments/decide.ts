import type { Consignment } from '#contract/couriers'
import { COMPANY_NAMES } from '#contract/values/couriers'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import { bringParcels, type Held, type Step } from '../orders/bring-parcels.ts'
import { freeCollecting } from '../orders/fix-collecting.ts'
import { moverOf } from '../orders/mover.ts'
import { isAtTheStore } from '../orders/stages.ts'
import { holdParcel } from '../parcels/hold-parcel.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { errorCode } from '../platform/process/error-code.ts'
import { Refusal } from '../platform/refusal.ts'
import { ASK_AFTER_SECONDS } from './book.ts'
import { giveUp } from './bookings.queries.ts'
import { CALL_OFF } from './consignments.jobs.ts'
import { lastConsignments, parcelOfConsignment, writeConsignment } from './consignments.queries.ts'
import { shownConsignment } from './list-consignments.ts'
import { NOT_BOOKED } from './may-give-up.ts'

type Decision = { decision: 'booked'; number: string } | { decision: 'dropped' }

/**
 * A person says what became of a booking that nobody could tell of, or gives one up whose parcel is at its store. Refuses
 * `consignment_not_found`, `consignment_not_open`, and the number of another parcel at its field.
 */
export async function decideConsignment(db: Db, actor: Actor, id: number, decided: Decision): Promise<Consignment> {
  return await transact(db, async (tx) => {
    const parcelId = await parcelOfConsignment(tx, id)
    if (parcelId === undefined) throw new Refusal('consignment_not_found')
    const { held, parcel } = await holdParcel(tx, actor, parcelId)
    const [last] = await lastConsignments(tx, [parcelId])
    if (last?.id !== id) throw new Refusal('consignment_not_open')
    if (decided.decision === 'booked') {
      if (last.state !== 'parked') throw new Refusal('consignment_not_open')
      await writeBooked(tx, id, decided.number)
      const mover = moverOf(held.order, actor, 'handed_over')
      await handOver(tx, held, parcel, {
        courier: last.company,
        collectsFor: last.collectsFor,
        trackingNumber: decided.number,
        mover,
      })
    } else if (await isGivenUp(tx, id, parcel.stage)) await freeCollecting(tx, parcelId)
    else throw new Refusal('consignment_not_open')
    const [now] = await lastConsignments(tx, [parcelId])
    if (!now) throw new Refusal('consignment_not_found')
    await record(tx, actor, {
      action: 'decide',
      subject: 'consignment',
      subjectId: id,
      subjectName: COMPANY_NAMES[now.company],
      before: { consignmentState: last.state },
      after: {
        consignmentState: now.state,
        parcelId,
        ...(decided.decision === 'booked' ? { trackingNumber: decided.number } : {}),
      },
    })
    return shownConsignment(now)
  })
}

/** Its company has it: the parcel leaves with it. What has left with another meanwhile, or was cancelled, its company is to know. */
async function handOver(
  tx: Db,
  held: Held,
  { id, stage }: { id: number; stage: Stage },
  step: Pick<Step, 'courier' | 'collectsFor' | 'trackingNumber' | 'mover'>,
): Promise<void> {
  if (isAtTheStore(stage)) await bringParcels(tx, held, [id], { stage: 'handed_over', ...step })
  else await addJob(tx, CALL_OFF, { parcelId: id })
}

async function isGivenUp(tx: Db, id: number, stage: Stage): Promise<boolean> {
  const isHere = isAtTheStore(stage) || stage === 'cancelled'
  return (isHere && (await giveUp(tx, id, ['booked'], 'ended'))) || (await giveUp(tx, id, NOT_BOOKED, 'dropped'))
}

/** The number may be that of another store’s parcel, which nobody sees here but the database. */
async function writeBooked(tx: Db, id: number, number: string): Promise<void> {
  const askInSeconds = ASK_AFTER_SECONDS.company
  try {
    await writeConsignment(tx, id, { state: 'booked', word: 'booked', number, problem: '', askInSeconds })
  } catch (error) {
    if (errorCode(error) !== IS_TAKEN) throw error
    throw new Refusal('invalid_request', { fields: { number: m.couriers_number_of_another({ number }) } })
  }
}

/** PostgreSQL’s `unique_violation`. */
const IS_TAKEN = '23505'
