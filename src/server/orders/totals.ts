import type { OrderStatus } from '#contract/orders'

/** In poisha: above float noise of fifty lines (0.04), below any price. */
const NOISE = 0.1

export function agrees(taka: number, poisha: number): boolean {
  return Math.abs(taka * 100 - poisha) < NOISE
}

/** Follows its parcels (decisions, "Orders"). */
export function statusOf(parcels: { status: OrderStatus }[]): OrderStatus {
  if (parcels.some(({ status }) => status === 'Pending')) return 'Pending'
  return parcels.every(({ status }) => status === 'Cancelled') ? 'Cancelled' : 'Completed'
}
