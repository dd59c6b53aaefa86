import { COURIER_STATUSES, type CourierStatus } from '#contract/values/couriers'
import type { Stage } from '#contract/values/stages'
import type { ConsignmentRecord } from './consignments.queries.ts'

export const DOOR: readonly CourierStatus[] = [
  'delivered',
  'partly_delivered',
  'exchanged',
  'paid_return',
  'refused',
  'cancelled',
]

/** After them something came to its end. */
export const ENDS: readonly CourierStatus[] = [...DOOR, 'coming_back', 'returned']

/** After them nothing comes any more. */
export const OVER: readonly CourierStatus[] = ['delivered', 'paid_return', 'cancelled', 'returned', 'settled']

/** After them the goods are still on their way back. */
const GOES_BACK_WHOLE: readonly CourierStatus[] = ['refused', 'paid_return', 'coming_back']

/** Whether a word brings on a consignment of which that was the furthest before. */
export function isAhead(word: CourierStatus, before: CourierStatus | null): boolean {
  // A payment names no outcome: were it the first to count, the door’s word would come too late. Of what was refused it is the charge.
  if (word === 'settled') return before !== null && ENDS.includes(before) && !GOES_BACK_WHOLE.includes(before)
  // What was delivered whole is paid out, and nothing else comes of it.
  if (before === 'delivered') return false
  return before === null || rankOf(word) > rankOf(before)
}

/** Words of one door are of one rank: the first counts. */
function rankOf(word: CourierStatus): number {
  if (DOOR.includes(word)) return COURIER_STATUSES.indexOf('delivered')
  // A rider tries again after a day on hold.
  if (word === 'held') return COURIER_STATUSES.indexOf('on_the_way')
  return COURIER_STATUSES.indexOf(word)
}

const COMES_BACK: readonly CourierStatus[] = ['coming_back', 'returned']

interface KnownOfDoor {
  /** The company’s word of how it ended. */
  door: CourierStatus | null
  stage: Stage
  isPartlyReported?: boolean
}

/** Whether what was not kept, or was exchanged, comes back: the parcel itself stays what it is. */
export function isRest(told: CourierStatus, { door, stage, isPartlyReported }: KnownOfDoor): boolean {
  return comesBack(told) && (door === 'exchanged' || stage === 'partly_delivered' || isPartlyReported === true)
}

export function comesBack(word: CourierStatus): boolean {
  return COMES_BACK.includes(word)
}

/** That it is not delivered, which fits to what was given up. */
export const NOT_DELIVERED: readonly CourierStatus[] = ['refused', 'cancelled', 'coming_back', 'returned']

/** Nobody waits for it any more, as it was not booked, given up or called off. */
export function isGivenUp({ state, word }: Pick<ConsignmentRecord, 'state' | 'word'>): boolean {
  if (state === 'ended') return word === null || !OVER.includes(word)
  return state === 'dropped' || state === 'refused'
}
