import { COURIER_SAYS, courierSays } from '#contract/values/courier-says'
import { COMPANY_NAMES, type CourierWord } from '#contract/values/couriers'
import { formatTaka, takaOf } from '#contract/values/money'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { bringParcels, type Held, type Step } from '../orders/bring-parcels.ts'
import { markToldInPart } from '../orders/moving.queries.ts'
import { REACHED_FROM, statusOfStage } from '../orders/stages.ts'
import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { FIRST_ASK_SECONDS } from './book.ts'
import { type ConsignmentRecord, writeConsignment } from './consignments.queries.ts'
import type { Pushed, Told } from './courier.ts'
import { holdConsignment } from './hold-consignment.ts'
import { markBooked } from './mark-booked.ts'
import { comesBack, DOOR, ENDS, isAhead, isRest, OVER } from './ranks.ts'
import { doorWord, insertWord, lastAskedWord } from './words.queries.ts'

export interface Heard {
  told: Told & Partial<Pick<Pushed, 'number'>>
  source: 'push' | 'asked'
  /** When the shop learned of it. */
  at: Date
  /** Of what was asked for: in how many seconds it is again, where this is news and where it says the same. */
  askIn?: { news: number; same: number }
}

/** Of what a company says: an index holds no more of it. */
const LONGEST_WORDS = 300

/**
 * What a company says of a consignment, in one transaction: it is written down, and the parcel goes on by it. Words that come twice, late
 * or out of order are kept and change nothing (docs/decisions/060).
 */
export async function applyWord(
  tx: Db,
  consignmentId: number,
  { told: heard, source, at, askIn }: Heard,
): Promise<void> {
  const told = { ...heard, said: heard.said.slice(0, LONGEST_WORDS) }
  const found = await holdConsignment(tx, consignmentId)
  if (!found) return
  const { word, said, collectedPoisha, reason } = told
  const askInSeconds = askIn?.news
  if (askIn) await writeConsignment(tx, consignmentId, { askInSeconds: askIn.same })
  // Asked again and again, it says the same, and not as its pushes do.
  if (source === 'asked' && said === (await lastAskedWord(tx, consignmentId))) return
  const happenedAt = within(told.happenedAt ?? at, at)
  const counted = word !== null && isAhead(word, found.consignment.word)
  const isNews = await insertWord(tx, {
    consignmentId,
    word,
    said,
    source,
    collectedPoisha,
    reason,
    happenedAt,
    counted,
  })
  if (!isNews) return
  const { chargePoisha } = told
  const number = told.number?.slice(0, LONGEST_WORDS) ?? ''
  const isKnown = found.consignment.state === 'booked' && (number === '' || number === found.consignment.number)
  if (!isKnown) {
    const known = { number, trackingCode: '', chargePoisha, said: courierSays(told) }
    const soon = askInSeconds ?? FIRST_ASK_SECONDS.company
    if (!(await markBooked(tx, consignmentId, { ...known, askInSeconds: soon }))) return
  }
  // How the door ended is not known: the company is asked.
  if (word === 'settled' && !counted && source === 'push')
    return await writeConsignment(tx, consignmentId, { askInSeconds: 0 })
  if (!counted) return await noteLate(tx, found.held, found.consignment, told)
  await writeConsignment(tx, consignmentId, {
    word,
    said,
    collectedPoisha,
    chargePoisha,
    ...stateAfter(word, askInSeconds),
  })
  const now = await holdConsignment(tx, consignmentId)
  if (now) await moveParcel(tx, now.held, now.consignment, { ...told, happenedAt })
}

/** No later than it was learned of, and no long time before: clocks differ. */
function within(happenedAt: Date, learnedAt: Date): Date {
  const earliest = learnedAt.getTime() - 60 * 24 * 3_600_000
  return new Date(Math.max(earliest, Math.min(learnedAt.getTime(), happenedAt.getTime())))
}

function stateAfter(word: CourierWord, askInSeconds = FIRST_ASK_SECONDS.company) {
  return OVER.includes(word) ? ({ state: 'ended', askInSeconds: null } as const) : { askInSeconds }
}

/** Of the same door: that it ended otherwise, or with another sum, where it was asked for before it told of that. */
async function noteLate(tx: Db, held: Held, consignment: ConsignmentRecord, told: Told): Promise<void> {
  const { word, parcelId } = consignment
  if (!told.word || !word) return
  if (told.word === word) {
    if (word === 'delivered' && told.collectedPoisha !== null)
      await noteOtherSum(tx, held, consignment, told.collectedPoisha)
    return
  }
  const parcel = held.parcels.find(({ id }) => id === parcelId)
  if (parcel && isRest(told.word, { ...parcel, door: word })) return
  if (ENDS.includes(told.word) && DOOR.includes(word))
    await noteContradiction(tx, consignment, { known: COURIER_SAYS[word], now: COURIER_SAYS[told.word] })
}

async function noteContradiction(
  tx: Db,
  { id, company }: ConsignmentRecord,
  said: { known: string; now: string },
): Promise<void> {
  const problem = m.couriers_says_otherwise({ courier: COMPANY_NAMES[company], ...said })
  await writeConsignment(tx, id, { problem })
}

const STAGE_OF: Partial<Record<CourierWord, Stage>> = {
  ...{
    at_the_door: 'at_the_door',
    told_delivered: 'at_the_door',
    told_partly: 'at_the_door',
    told_refused: 'at_the_door',
  },
  ...{ delivered: 'delivered', refused: 'refused', paid_return: 'refused' },
  ...{ cancelled: 'coming_back', coming_back: 'coming_back', returned: 'coming_back' },
}

async function moveParcel(
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
  const said = { mover: { by: 'courier', accountId: null }, reason, happenedAt } as const
  const bring = async (step: Omit<Step, keyof typeof said>) => {
    if (REACHED_FROM[step.stage].includes(parcel.stage)) await bringParcels(tx, held, [parcelId], { ...said, ...step })
    else if (isOtherwise(step.stage, parcel.stage))
      await noteContradiction(tx, consignment, { known: knownOf(parcel.stage), now: COURIER_SAYS[word] })
  }
  if (word === 'partly_delivered' || word === 'exchanged') {
    const part = word === 'exchanged' ? undefined : partOf(held, parcelId, collectedPoisha)
    if (part) return await bring(part)
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

/** What it was to collect when it left. */
function dueOf({ parcels, states }: Held, parcelId: number): number {
  const parcel = parcels.find(({ id }) => id === parcelId)
  const shippingPoisha = states.find(({ id }) => id === parcelId)?.shippingPoisha ?? 0
  return parcel ? parcel.itemsPoisha + parcel.adjustmentsPoisha + shippingPoisha : 0
}

async function noteOtherSum(
  tx: Db,
  held: Held,
  { id, parcelId, company }: ConsignmentRecord,
  collectedPoisha: number,
): Promise<void> {
  const due = dueOf(held, parcelId)
  if (due === collectedPoisha) return
  const sums = { collected: formatTaka(takaOf(collectedPoisha)), due: formatTaka(takaOf(due)) }
  await writeConsignment(tx, id, { problem: m.couriers_other_sum({ courier: COMPANY_NAMES[company], ...sums }) })
}
