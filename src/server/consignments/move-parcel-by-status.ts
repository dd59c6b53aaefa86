import { courierStatusWords } from '#contract/values/courier-status-text'
import { COMPANY_NAMES, type CourierStatus } from '#contract/values/couriers'
import { formatTaka, takaOf } from '#contract/values/money'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import type { StatusReport } from '../couriers/courier.ts'
import { bringParcels, correctParcels, type Held, type Step } from '../orders/bring-parcels.ts'
import type { ParcelRecord } from '../orders/moving.queries.ts'
import { linesSent } from '../orders/outcomes.queries.ts'
import { markPartlyReported } from '../orders/parcels.queries.ts'
import { isAtTheStore, REACHED_FROM, statusOfStage } from '../orders/stages.ts'
import { sumsOfPieces } from '../parcels/pieces-for.ts'
import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { type ConsignmentRecord, writeConsignment } from './consignments.queries.ts'
import type { HeldConsignment } from './hold-consignment.ts'
import { dueOf, noteContradiction, noteOtherSum } from './note-contradiction.ts'
import { comesBack, isRest } from './status-order.ts'
import { doorStatus } from './status-reports.queries.ts'

const STAGE_OF: Partial<Record<CourierStatus, Stage>> = {
  at_the_door: 'at_the_door',
  delivered: 'delivered',
  refused: 'refused',
  paid_return: 'refused',
  cancelled: 'coming_back',
  coming_back: 'coming_back',
  returned: 'coming_back',
}

/** What a company has said of its consignment, and what of the parcel is known. */
interface Moving {
  held: Held
  consignment: ConsignmentRecord
  parcel: ParcelRecord
  word: CourierStatus
  told: Said
}

type Said = StatusReport & {
  happenedAt: Date
  /** The furthest that counted until then. */
  before: CourierStatus | null
}

/** The parcel goes on by a word that counts; a part goes with its sum, where some of its pieces come to that. */
export async function moveParcelByStatus(
  tx: Db,
  { held, consignment, openId }: HeldConsignment,
  told: Said,
): Promise<void> {
  const { parcelId, id } = consignment
  const { word, collectedPoisha } = told
  const parcel = held.parcels.find((each) => each.id === parcelId)
  if (!parcel || word === null) return
  const moving: Moving = { held, consignment, parcel, word, told }
  if (comesBack(word) && isRest(word, { ...parcel, door: await doorStatus(tx, id) })) return
  if (isCarriedByAnother(consignment, openId, parcel.courier)) return await noteAfterAll(tx, moving)
  if (isNeverCollected(moving)) return await keepAtItsStore(tx, moving)
  if (word === 'partly_delivered' || word === 'exchanged') return await moveInPart(tx, moving)
  const stage = STAGE_OF[word]
  if (!stage) return
  if (word === 'paid_return') return await bringPaidReturn(tx, moving, collectedPoisha ?? 0)
  if (stage !== 'delivered' || collectedPoisha === null) return await bring(tx, moving, { stage })
  await noteOtherSum(tx, held, consignment, collectedPoisha)
  await bring(tx, moving, { stage, collectedPoisha })
}

/** Of a door that kept nothing: what it paid counts up to the delivery, and beyond that a person knows. */
async function bringPaidReturn(tx: Db, moving: Moving, collectedPoisha: number): Promise<void> {
  const { held, consignment, parcel } = moving
  const deliveryPoisha = held.states.find((each) => each.id === parcel.id)?.shippingPoisha ?? 0
  if (collectedPoisha > deliveryPoisha) {
    const [collected, delivery] = [formatTaka(takaOf(collectedPoisha)), formatTaka(takaOf(deliveryPoisha))]
    const problem = m.couriers_paid_return({ courier: COMPANY_NAMES[consignment.company], collected, delivery })
    await writeConsignment(tx, consignment.id, { problem })
  }
  await bring(tx, moving, { stage: 'refused', collectedPoisha: Math.min(collectedPoisha, deliveryPoisha) })
}

/** Where that is ahead of it; what fits to nothing that is known is said to whoever packs it. */
async function bring(tx: Db, moving: Moving, step: Omit<Step, 'mover'>): Promise<void> {
  const { held, consignment, parcel, word } = moving
  if (REACHED_FROM[step.stage].includes(parcel.stage))
    return void (await bringParcels(tx, held, [parcel.id], { ...saidBy(moving), ...step }))
  if (isOtherwise(step.stage, parcel.stage))
    await noteContradiction(tx, consignment, { known: knownOf(parcel.stage), now: courierStatusWords(word) })
}

function saidBy({ consignment, parcel, told: { reason, happenedAt } }: Moving): Omit<Step, 'stage'> {
  const { company, collectsFor, number, invoice } = consignment
  return {
    mover: { by: 'courier', accountId: null },
    reason,
    happenedAt,
    collectsFor,
    // What somebody said is at its store has left with it.
    ...(isAtTheStore(parcel.stage) ? { courier: company, trackingNumber: number || invoice } : {}),
  }
}

async function moveInPart(tx: Db, moving: Moving): Promise<void> {
  const { held, parcel, word, told } = moving
  const part = word === 'exchanged' ? undefined : await partOf(tx, held, parcel, told.collectedPoisha)
  if (part || isOtherwise('partly_delivered', parcel.stage))
    return await bring(tx, moving, part ?? { stage: 'partly_delivered' })
  if (await markPartlyReported(tx, parcel.id))
    await emit(tx, 'parcel.told_in_part', { orderId: held.order.id, parcelIds: [parcel.id] })
}

/** Booked, and called off before anybody came for it. */
function isNeverCollected({ word, told: { before }, parcel }: Moving): boolean {
  return word === 'cancelled' && (before === null || before === 'booked') && parcel.stage === 'handed_over'
}

async function keepAtItsStore(tx: Db, moving: Moving): Promise<void> {
  const { held, consignment, parcel, word, told } = moving
  const reason = told.reason || courierStatusWords(word)
  await correctParcels(tx, held, [parcel.id], { ...saidBy(moving), stage: 'packed', reason })
  const problem = m.couriers_not_collected({ courier: COMPANY_NAMES[consignment.company] })
  await writeConsignment(tx, consignment.id, { problem })
}

/** What another carries somebody has paid this company for. */
async function noteAfterAll(tx: Db, { consignment, word }: Moving): Promise<void> {
  if (!KEPT.includes(word)) return
  const said = { courier: COMPANY_NAMES[consignment.company], said: courierStatusWords(word) }
  await writeConsignment(tx, consignment.id, { problem: m.couriers_carries_it_after_all(said) })
}

/** Words of a door where somebody paid. */
const KEPT: readonly CourierStatus[] = ['delivered', 'partly_delivered', 'exchanged']

/** The store’s own rider has it by now, or a later consignment: what this company gives up is not what is on its way. */
function isCarriedByAnother(
  { id, company }: ConsignmentRecord,
  openId: number | undefined,
  carrier: string | null,
): boolean {
  if (carrier && carrier !== company) return true
  return openId !== undefined && openId !== id
}

const STATUS_OF: Partial<Record<Stage, CourierStatus>> = {
  delivered: 'delivered',
  partly_delivered: 'partly_delivered',
  refused: 'refused',
  coming_back: 'coming_back',
  back: 'returned',
  cancelled: 'cancelled',
}

/** Where a parcel has come to its end, in the words that companies say it with. */
function knownOf(stage: Stage): string {
  const word = STATUS_OF[stage]
  return word ? courierStatusWords(word) : m.couriers_word_lost()
}

/** Whether a company says what fits to nothing that people have said: they called it back, and it was paid at the door. */
function isOtherwise(told: Stage, known: Stage): boolean {
  const [status, before] = [statusOfStage(told), statusOfStage(known)]
  if (status === 'Pending' || before === 'Pending') return false
  return status !== before || (status === 'Completed' && told !== known)
}

/** What of the lines a sum pays for; undefined where it is not known, or fits to no pieces of them. */
async function partOf(
  tx: Db,
  held: Held,
  parcel: ParcelRecord,
  collectedPoisha: number | null,
): Promise<Omit<Step, 'mover'> | undefined> {
  if (collectedPoisha === null || collectedPoisha > dueOf(held, parcel.id)) return undefined
  if (collectedPoisha === dueOf(held, parcel.id)) return { stage: 'delivered', collectedPoisha }
  const sums = sumsOfPieces(await linesSent(tx, parcel.id))
  const paid = sums?.filter((poisha) => poisha > 0 && dueOf(held, parcel.id, poisha) === collectedPoisha) ?? []
  const [poisha] = paid
  // Rounded down to whole taka, several sums may be the same at the door.
  if (poisha === undefined || paid.length > 1) return undefined
  return { stage: 'partly_delivered', part: { poisha }, collectedPoisha }
}
