import type { MessageRow } from '#contract/messaging'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'

/** Of an SMS: `2 parts`, and `৳0.50` once it was sent. */
export function smsFacts({ parts, cost }: Pick<MessageRow, 'parts' | 'cost'>): string[] {
  if (parts === null) return []
  return [m.notifications_parts({ count: parts, shown: parts }), ...(cost === null ? [] : [formatTaka(cost)])]
}
