import type { OrderStatus } from '#contract/orders'
import { orderStatusWords } from '../ui/choice-words.ts'

const TONES: Record<OrderStatus, string> = { Completed: 'green', Pending: 'yellow', Cancelled: 'red' }

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className="badge" data-tone={TONES[status]}>
      {orderStatusWords(status)}
    </span>
  )
}
