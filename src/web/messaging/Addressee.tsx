import type { MessageRow } from '#contract/messaging'
import { m } from '#messages'
import { messageWayWords } from '../ui/choice-words.ts'
import { smsFacts } from './sms-facts.ts'

/** Whom a message is for, and by which way, with what that cost. */
export function Addressee({ message }: { message: MessageRow }) {
  const { way, to } = message
  return (
    <div>
      <span>{to ?? m.notifications_erased()}</span>
      <span className="list-small messages-way">{[messageWayWords(way), ...smsFacts(message)].join(', ')}</span>
    </div>
  )
}
