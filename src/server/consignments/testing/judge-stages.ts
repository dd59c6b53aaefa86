import type { Stage } from '#contract/values/stages'
import type { Carried, Move } from './carried.ts'
import { grouped } from './tally.ts'

/** How far each stage is; what the door ends in is of one rank, and so is what a way back ends in. */
const RANKS: Record<Stage, number> = {
  ...{ placed: 0, confirmed: 1, packed: 2, handed_over: 3, at_the_door: 4 },
  ...{ delivered: 5, partly_delivered: 5, refused: 5 },
  ...{ coming_back: 6, back: 7, lost: 7, cancelled: 7 },
}
/** After these nothing comes. */
const FINAL: Stage[] = ['delivered', 'partly_delivered', 'back', 'lost', 'cancelled']
const PENDING: Stage[] = ['placed', 'confirmed', 'packed', 'handed_over', 'at_the_door']
const COMPLETED: Stage[] = ['delivered', 'partly_delivered']

/** Stages go forward alone, one row each, and the status follows. */
export function judgeStages({ parcels, moves }: Carried): string[] {
  const found: string[] = []
  const movesOf = grouped(moves, ({ parcelId }) => parcelId)
  for (const { id, stage, status } of parcels) {
    const own = movesOf.get(id) ?? []
    for (const [at, move] of own.entries()) {
      const before = own[at - 1]?.stage ?? 'placed'
      if (!move.isCorrection && !mayFollow(before, move, own.slice(0, at)))
        found.push(`parcel ${id} went from ${before} to ${move.stage}`)
    }
    const last = own.at(-1)?.stage ?? 'placed'
    if (stage !== last) found.push(`parcel ${id} is ${stage}, and its last move was to ${last}`)
    const expected = PENDING.includes(stage) ? 'Pending' : COMPLETED.includes(stage) ? 'Completed' : 'Cancelled'
    if (status !== expected) found.push(`parcel ${id} is ${stage} and ${status}`)
  }
  return found
}

function mayFollow(before: Stage, { stage }: Move, earlier: Move[]): boolean {
  const hasLeft = earlier.some((move) => RANKS[move.stage] > RANKS.packed)
  if (RANKS[stage] <= RANKS[before] || FINAL.includes(before)) return false
  if (stage === 'cancelled') return !hasLeft
  // Nothing comes back, gets lost or is back that was never away.
  return RANKS[stage] < RANKS.coming_back || hasLeft
}
