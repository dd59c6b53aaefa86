import type { Channel, MessageState } from '#contract/messaging'
import { noteSignal } from '../platform/signals/signals.ts'

/** Once it is written: a claim that was lost, or a transaction that failed, has settled nothing. */
export function signalOutcome(way: Channel, state: MessageState): void {
  noteSignal('messageFinished', { way, state })
}
