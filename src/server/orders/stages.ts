import type { OrderStatus } from '#contract/orders'
import type { Stage } from '#contract/values/stages'

const STATUSES: Record<Stage, OrderStatus> = {
  placed: 'Pending',
  confirmed: 'Pending',
  packed: 'Pending',
  handed_over: 'Pending',
  at_the_door: 'Pending',
  delivered: 'Completed',
  partly_delivered: 'Completed',
  refused: 'Cancelled',
  coming_back: 'Cancelled',
  back: 'Cancelled',
  lost: 'Cancelled',
  cancelled: 'Cancelled',
}

/** The status of the specification follows from the stage. */
export function statusOfStage(stage: Stage): OrderStatus {
  return STATUSES[stage]
}

const AT_THE_STORE: readonly Stage[] = ['placed', 'confirmed', 'packed']
const ON_THE_WAY: readonly Stage[] = ['handed_over', 'at_the_door']

/**
 * From where a parcel gets to each stage: forward alone. A store may go straight to the door’s outcome, as the specification’s
 * `Completed` does.
 */
export const REACHED_FROM: Record<Stage, readonly Stage[]> = {
  placed: [],
  confirmed: ['placed'],
  packed: ['placed', 'confirmed'],
  handed_over: AT_THE_STORE,
  at_the_door: ['handed_over'],
  delivered: [...AT_THE_STORE, ...ON_THE_WAY],
  partly_delivered: [...AT_THE_STORE, ...ON_THE_WAY],
  refused: [...AT_THE_STORE, ...ON_THE_WAY],
  coming_back: [...ON_THE_WAY, 'refused'],
  back: ['refused', 'coming_back'],
  lost: [...ON_THE_WAY, 'refused', 'coming_back'],
  cancelled: AT_THE_STORE,
}

/** Whether the goods are still where they were packed: what it collects may change, and its stock is the store’s to give back. */
export function isAtTheStore(stage: Stage): boolean {
  return AT_THE_STORE.includes(stage)
}

/** Whether it never left, or has not yet; then it brings no shipping and has no courier. */
export function hasNotLeft(stage: Stage): boolean {
  return isAtTheStore(stage) || stage === 'cancelled'
}
