import type { OrderStatus } from '#contract/orders'

const TONES: Record<OrderStatus, string> = { Completed: 'green', Pending: 'yellow', Cancelled: 'red' }

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className="badge" data-tone={TONES[status]}>
      {status}
    </span>
  )
}
