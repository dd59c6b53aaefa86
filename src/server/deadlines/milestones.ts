import type { DeadlineKind } from '#contract/values/deadlines'
import type { Stage } from '#contract/values/stages'

/** When a parcel first came as far as a deadline is about; absent: not yet, or not any more. */
export interface Milestones {
  confirmed?: Date
  handedOver?: Date
  delivered?: Date
  /** It does not arrive any more. */
  ended?: Date
}

const LEFT = ['confirmed', 'handedOver'] as const

/** What a stage says that it has behind it. */
const BEHIND: Record<Stage, readonly (keyof Milestones)[]> = {
  placed: [],
  confirmed: ['confirmed'],
  packed: ['confirmed'],
  handed_over: LEFT,
  at_the_door: LEFT,
  delivered: [...LEFT, 'delivered'],
  partly_delivered: [...LEFT, 'delivered'],
  refused: [...LEFT, 'ended'],
  coming_back: [...LEFT, 'ended'],
  back: [...LEFT, 'ended'],
  lost: [...LEFT, 'ended'],
  cancelled: ['ended'],
}

/** In which stages a parcel waits for each deadline. */
export const WAITING_STAGES: Record<DeadlineKind, readonly Stage[]> = {
  confirm: ['placed'],
  hand_over: ['confirmed', 'packed'],
  delivery: ['handed_over', 'at_the_door'],
}

/**
 * Of its moves in the order in which they were learned. What one reached before stays reached at that moment; a correction that takes
 * it back takes back what lies ahead of it, too.
 */
export function milestonesOf(moves: readonly { stage: Stage; happenedAt: Date }[]): Milestones {
  let reached: Milestones = {}
  for (const { stage, happenedAt } of moves) {
    // Whatever came before it was cancelled, came.
    const stays: Milestones = stage === 'cancelled' ? reached : {}
    const now = BEHIND[stage].map((each) => [each, reached[each] ?? happenedAt])
    reached = { ...stays, ...Object.fromEntries(now) }
  }
  return reached
}
