import { COURIER_SAYS } from '#contract/values/courier-says'
import { COMPANY_NAMES, type CourierWord } from '#contract/values/couriers'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import type { Told } from '../couriers/courier.ts'
import { bringParcels, type Held, type Step } from '../orders/bring-parcels.ts'
import { type Mover, markToldInPart } from '../orders/moving.queries.ts'
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

/** The parcel goes on by a word that counts; a part goes with its sum, where that says uniquely which lines were kept. */
export async function moveByWord(
  tx: Db,
  held: Held,
  consignment: ConsignmentRecord,
  told: Told & { happenedAt: Date },
): Promise<void> {
  const { parcelId, id } = consignment
  const { word, collectedPoisha, reason, happenedAt } = told
  const parcel = held.parcels.find((each) => each.id === parcelId)
  if (!parcel || word === null) return
  if (comesBack(word) && isRest(word, { ...parcel, door: await doorWord(tx, id) })) return
  if (await isCarriedByAnother(tx, consignment, parcel.courier)) {
    const said = { courier: COMPANY_NAMES[consignment.company], said: COURIER_SAYS[word] }
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
  if (word === 'partly_delivered' || word === 'exchanged') {
    const part = word === 'exchanged' ? undefined : partOf(held, parcelId, collectedPoisha)
    if (part) return await bring(part)
    if (isOtherwise('partly_delivered', parcel.stage)) return await contradict()
    if (await markToldInPart(tx, parcelId))
      await emit(tx, 'parcel.told_in_part', { orderId: held.order.id, parcelIds: [parcelId] })
    const words = word === 'exchanged' ? m.couriers_exchanged() : m.couriers_told_in_part()
    return await writeConsignment(tx, id, { problem: words })
  }
  const stage = STAGE_OF[word]
  if (!stage) return
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

/** What of the lines a sum pays for; undefined where it is not known, or fits to no part of them. */
function partOf(held: Held, parcelId: number, collectedPoisha: number | null): Omit<Step, 'mover'> | undefined {
  const parcel = held.parcels.find((each) => each.id === parcelId)
  if (!parcel || collectedPoisha === null) return undefined
  const poisha = collectedPoisha - (dueOf(held, parcelId) - parcel.itemsPoisha)
  if (poisha <= 0 || poisha > parcel.itemsPoisha) return undefined
  if (poisha === parcel.itemsPoisha) return { stage: 'delivered', collectedPoisha }
  return { stage: 'partly_delivered', part: { poisha }, collectedPoisha }
}
