import type { MessageState, MessageWay } from '#contract/messaging'
import { noteSignal } from '../platform/signals/signals.ts'

/** Once it is written: a claim that was lost, or a transaction that failed, has settled nothing. */
export function signalOutcome(way: MessageWay, state: MessageState): void {
  noteSignal('messageFinished', { way, state })
}
