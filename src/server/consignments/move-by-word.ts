import { COURIER_SAYS } from '#contract/values/courier-says'
import { COMPANY_NAMES, type CourierWord } from '#contract/values/couriers'
import { formatTaka, takaOf } from '#contract/values/money'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import type { Told } from '../couriers/courier.ts'
import { bringParcels, correctParcels, type Held, type Step } from '../orders/bring-parcels.ts'
import { comeTo } from '../orders/kept-part.ts'
import { type Mover, markToldInPart } from '../orders/moving.queries.ts'
import { linesSent } from '../orders/outcomes.queries.ts'
import { isAtTheStore, REACHED_FROM, statusOfStage } from '../orders/stages.ts'
import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { type ConsignmentRecord, openConsignmentOf, writeConsignment } from './consignments.queries.ts'
import { dueOf, noteContradiction, noteOtherSum } from './note-contradiction.ts'
import { comesBack, isRest } from './ranks.ts'
import { doorWord } from './words.queries.ts'

const STAGE_OF: Partial<Record<CourierWord, Stage>> = {
  at_the_door: 'at_the_door',
  ...{ delivered: 'delivered', refused: 'refused', paid_return: 'refused' },
  ...{ cancelled: 'coming_back', coming_back: 'coming_back', returned: 'coming_back' },
}

/** The parcel goes on by a word that counts; a part goes with its sum, where some of its pieces come to that. */
export async function moveByWord(
  tx: Db,
  held: Held,
  consignment: ConsignmentRecord,
  told: Told & { happenedAt: Date; before: CourierWord | null },
): Promise<void> {
  const { parcelId, id } = consignment
  const { word, collectedPoisha, reason, happenedAt, before } = told
  const parcel = held.parcels.find((each) => each.id === parcelId)
  if (!parcel || word === null) return
  const courier = COMPANY_NAMES[consignment.company]
  if (comesBack(word) && isRest(word, { ...parcel, door: await doorWord(tx, id) })) return
  if (await isCarriedByAnother(tx, consignment, parcel.courier)) {
    const said = { courier, said: COURIER_SAYS[word] }
    if (KEPT.includes(word)) await writeConsignment(tx, id, { problem: m.couriers_carries_it_after_all(said) })
    return
  }
  const mover: Mover = { by: 'courier', accountId: null }
  const said = {
    ...{ mover, reason, happenedAt },
    // What somebody said is at its store has left with it.
    ...(isAtTheStore(parcel.stage)
      ? { courier: consignment.company, trackingNumber: consignment.number || consignment.invoice }
      : {}),
  } as const
  const contradict = () => noteContradiction(tx, consignment, { known: knownOf(parcel.stage), now: COURIER_SAYS[word] })
  const bring = async (step: Omit<Step, keyof typeof said>) => {
    if (REACHED_FROM[step.stage].includes(parcel.stage)) await bringParcels(tx, held, [parcelId], { ...said, ...step })
    else if (isOtherwise(step.stage, parcel.stage)) await contradict()
  }
  // Booked, and never collected: it is at its store still.
  if (word === 'cancelled' && (before === null || before === 'booked') && parcel.stage === 'handed_over') {
    await correctParcels(tx, held, [parcelId], { ...said, stage: 'packed', reason: reason || COURIER_SAYS[word] })
    return await writeConsignment(tx, id, { problem: m.couriers_not_collected({ courier }) })
  }
  if (word === 'partly_delivered' || word === 'exchanged') {
    const part = word === 'exchanged' ? undefined : await partOf(tx, held, parcelId, collectedPoisha)
    if (part) return await bring(part)
    if (isOtherwise('partly_delivered', parcel.stage)) return await contradict()
    if (await markToldInPart(tx, parcelId))
      await emit(tx, 'parcel.told_in_part', { orderId: held.order.id, parcelIds: [parcelId] })
    const collected = collectedPoisha === null ? null : formatTaka(takaOf(collectedPoisha))
    const words = collected === null ? m.couriers_told_in_part() : m.couriers_part_for_other_sum({ courier, collected })
    return await writeConsignment(tx, id, { problem: word === 'exchanged' ? m.couriers_exchanged() : words })
  }
  const stage = STAGE_OF[word]
  if (!stage) return
  if (word === 'paid_return' && collectedPoisha) {
    const collected = formatTaka(takaOf(collectedPoisha))
    await writeConsignment(tx, id, { problem: m.couriers_paid_return({ courier, collected }) })
  }
  if (stage === 'delivered' && collectedPoisha !== null) await noteOtherSum(tx, held, consignment, collectedPoisha)
  await bring({ stage, ...(stage === 'delivered' && collectedPoisha !== null ? { collectedPoisha } : {}) })
}

/** Words of a door where somebody paid. */
const KEPT: readonly CourierWord[] = ['delivered', 'partly_delivered', 'exchanged']

/** The store’s own rider has it by now, or a later consignment: what this company gives up is not what is on its way. */
async function isCarriedByAnother(
  tx: Db,
  { id, parcelId, company }: ConsignmentRecord,
  carrier: string | null,
): Promise<boolean> {
  if (carrier && carrier !== company) return true
  const open = await openConsignmentOf(tx, parcelId)
  return open !== undefined && open !== id
}

const WORD_OF: Partial<Record<Stage, CourierWord>> = {
  ...{ delivered: 'delivered', partly_delivered: 'partly_delivered', refused: 'refused' },
  ...{ coming_back: 'coming_back', back: 'returned', cancelled: 'cancelled' },
}

/** Where a parcel has come to its end, in the words that companies say it with. */
function knownOf(stage: Stage): string {
  const word = WORD_OF[stage]
  return word ? COURIER_SAYS[word] : m.couriers_word_lost()
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
  parcelId: number,
  collectedPoisha: number | null,
): Promise<Omit<Step, 'mover'> | undefined> {
  const parcel = held.parcels.find((each) => each.id === parcelId)
  if (!parcel || collectedPoisha === null) return undefined
  const poisha = collectedPoisha - (dueOf(held, parcelId) - parcel.itemsPoisha)
  if (poisha <= 0 || poisha > parcel.itemsPoisha) return undefined
  if (poisha === parcel.itemsPoisha) return { stage: 'delivered', collectedPoisha }
  if (!comeTo(await linesSent(tx, parcelId), poisha)) return undefined
  return { stage: 'partly_delivered', part: { poisha }, collectedPoisha }
}
