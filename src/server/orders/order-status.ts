import type { OrderStatus } from '#contract/orders'

/** Follows its parcels (decisions, "Orders"). */
export function statusOf(parcels: { status: OrderStatus }[]): OrderStatus {
  if (parcels.some(({ status }) => status === 'Pending')) return 'Pending'
  return parcels.every(({ status }) => status === 'Cancelled') ? 'Cancelled' : 'Completed'
}
