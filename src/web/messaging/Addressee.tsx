import type { MessageRow } from '#contract/messaging'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { channelWords } from '../ui/choice-words.ts'

/** Whom a message is for, and by which way, with what that cost. */
export function Addressee({ message }: { message: MessageRow }) {
  const { way, to } = message
  return (
    <div>
      <span>{to ?? m.notifications_erased()}</span>
      <span className="muted messages-way">{[channelWords(way), ...smsFacts(message)].join(', ')}</span>
    </div>
  )
}

/** Of an SMS: `2 parts`, and `৳0.50` once it was sent. */
function smsFacts({ parts, cost }: Pick<MessageRow, 'parts' | 'cost'>): string[] {
  if (parts === null) return []
  return [m.notifications_parts({ count: parts, shown: parts }), ...(cost === null ? [] : [formatTaka(cost)])]
}
