import { SHIPPING_POISHA } from '#contract/money'
import type { OrderStatus } from '#contract/orders'

interface PricedPieces {
  pricePoisha: number
  quantity: number
}

/** What an order costs, in poisha: its lines, the shipping, and both. */
export function totalsOf(lines: PricedPieces[]): { itemsPoisha: number; shippingPoisha: number; totalPoisha: number } {
  const itemsPoisha = sumOf(lines)
  return { itemsPoisha, shippingPoisha: SHIPPING_POISHA, totalPoisha: itemsPoisha + SHIPPING_POISHA }
}

function sumOf(lines: PricedPieces[]): number {
  return lines.reduce((sum, { pricePoisha, quantity }) => sum + pricePoisha * quantity, 0)
}

/** The lines of each vendor, with their sum. */
export function parcelsOf<Line extends PricedPieces & { vendorId: number }>(
  lines: Line[],
): { vendorId: number; itemsPoisha: number; lines: Line[] }[] {
  const byVendor = new Map<number, Line[]>()
  for (const line of lines) byVendor.set(line.vendorId, [...(byVendor.get(line.vendorId) ?? []), line])
  return [...byVendor].map(([vendorId, own]) => ({ vendorId, itemsPoisha: sumOf(own), lines: own }))
}

/** In poisha: wider than the noise of floating point in a sum of fifty dearest lines (0.04), narrower than any price. */
const NOISE = 0.1

/** Whether an amount in taka, as a client worked it out, says so many poisha. */
export function agrees(taka: number, poisha: number): boolean {
  return Math.abs(taka * 100 - poisha) < NOISE
}

/** An order’s status follows from its parcels: all Cancelled, else Completed once nothing is open (decisions, "Orders"). */
export function statusOf(parcels: { status: OrderStatus }[]): OrderStatus {
  if (parcels.some(({ status }) => status === 'Pending')) return 'Pending'
  return parcels.every(({ status }) => status === 'Cancelled') ? 'Cancelled' : 'Completed'
}
