import type { ConsignmentState } from '#contract/values/couriers'
import type { Stage } from '#contract/values/stages'
import { isAtTheStore } from '../orders/stages.ts'

/** States from which a person gives a consignment up: it was not booked, or nobody knows. */
export const NOT_BOOKED: readonly ConsignmentState[] = ['waiting', 'parked', 'refused']

/** Also one that was booked, where its parcel is at its store all the same, or is cancelled: its courier was called off. */
export function mayGiveUp(state: ConsignmentState, stage: Stage): boolean {
  return NOT_BOOKED.includes(state) || (state === 'booked' && (isAtTheStore(stage) || stage === 'cancelled'))
}
