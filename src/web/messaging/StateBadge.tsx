import type { MessageState } from '#contract/messaging'
import { messageStateWords } from '../ui/choice-words.ts'

const TONES: Partial<Record<MessageState, string>> = { Sent: 'green', Waiting: 'yellow', Failed: 'red' }

export function StateBadge({ state }: { state: MessageState }) {
  return (
    <span className="badge" data-tone={TONES[state]}>
      {messageStateWords(state)}
    </span>
  )
}
