import type { Stage } from '#contract/values/stages'
import type { Actor } from '../platform/actor.ts'
import { isPackedBy, mayNotSell } from './may-move.ts'

interface Sent {
  vendorId: number
  stage: Stage
  receivedBackAt: string | null
}

interface Line {
  outcomes: { outcome: string }[]
}

/** Whether pieces are on their way back to the store, and which ones is known. */
export function mayReceive(parcel: Sent, lines: Line[], actor: Actor): boolean {
  if (!isPackedBy(parcel, actor) || mayNotSell(actor)) return false
  return isComingBack(parcel) && lines.some(({ outcomes }) => outcomes.length > 0)
}

export function isComingBack({ stage, receivedBackAt }: Omit<Sent, 'vendorId'>): boolean {
  return receivedBackAt === null && ['refused', 'coming_back', 'partly_delivered'].includes(stage)
}

/** Whether a courier has said that a part was kept, and nobody yet which. */
export function maySayKept(parcel: Sent, lines: Line[], actor: Actor): boolean {
  if (!isPackedBy(parcel, actor) || mayNotSell(actor)) return false
  return parcel.stage === 'partly_delivered' && lines.every(({ outcomes }) => outcomes.length === 0)
}
