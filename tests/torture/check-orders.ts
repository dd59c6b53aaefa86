import type { Attempt } from './attempts.ts'
import type { Noted } from './journal.ts'
import type { Order, Rows } from './rows.ts'

const SHIPPING_POISHA = 6_000

/** Acknowledged: there once. Refused: not there. Unknown: at most once. One key, one order. Nothing else is there. */
export function checkOrders(attempts: Map<string, Attempt>, { orders, keys }: Rows): string[] {
  const found: string[] = []
  const byAttempt = new Map<string, Order[]>()
  for (const order of orders) byAttempt.set(order.attempt, [...(byAttempt.get(order.attempt) ?? []), order])
  for (const { name, outcome, orderIds } of attempts.values()) {
    const ids = (byAttempt.get(name) ?? []).map(({ id }) => id)
    if (ids.length > 1) found.push(`${name} is ${ids.length} orders: ${ids}`)
    if (outcome === 'ok' && orderIds.some((id) => !ids.includes(id)))
      found.push(`${name} was acknowledged as order ${orderIds}, the shop has ${ids.length > 0 ? ids : 'none'}`)
    if (outcome === 'refused' && ids.length > 0) found.push(`${name} was refused and is order ${ids}`)
  }
  for (const { id, attempt } of orders)
    if (!attempts.has(attempt)) found.push(`order ${id} (“${attempt}”) was sent by nobody`)
  const orderIds = new Set(orders.map(({ id }) => id))
  for (const { key, orderId } of keys)
    if (!orderIds.has(orderId)) found.push(`${key} stands for an order that is not there`)
  return found
}

/** Orders and their lines belong together, add up, and hold what was asked for. */
export function checkSums(
  attempts: Map<string, Attempt>,
  { orders, emptyOrders, emptyParcels, strayLines }: Rows,
): string[] {
  const found = [
    ...emptyOrders.map((id) => `order ${id} has no parcel`),
    ...emptyParcels.map((id) => `parcel ${id} has no lines or no order`),
    ...(strayLines > 0 ? [`${strayLines} lines belong to no order`] : []),
  ]
  for (const order of orders) {
    const items = sumOf(order.lines)
    if (order.totalPoisha !== items + SHIPPING_POISHA || order.itemsPoisha !== items)
      found.push(`order ${order.id} costs ${order.totalPoisha}, its lines ${items}`)
    if (order.adjustments > 0) found.push(`order ${order.id} has adjustments that nobody gave`)
    for (const { parcelId, parcelPoisha } of order.lines)
      if (sumOf(order.lines.filter((line) => line.parcelId === parcelId)) !== parcelPoisha)
        found.push(`parcel ${parcelId} does not cost what its lines do`)
    const asked = attempts.get(order.attempt)?.lines ?? []
    if (piecesOf(asked) !== piecesOf(order.lines))
      found.push(`order ${order.id} holds other pieces than were asked for`)
  }
  return found
}

/** What was acknowledged as cancelled stays so. */
export function checkCancellations(journal: Noted[], { orders }: Rows): string[] {
  const statuses = new Map(orders.map(({ id, status }) => [id, status]))
  return journal.flatMap((entry) =>
    entry.kind === 'cancel' && entry.outcome === 'ok' && statuses.get(entry.orderId) !== 'Cancelled'
      ? [`the cancelled order ${entry.orderId} is ${statuses.get(entry.orderId)}`]
      : [],
  )
}

function sumOf(lines: { pricePoisha: number; quantity: number }[]): number {
  return lines.reduce((sum, { pricePoisha, quantity }) => sum + pricePoisha * quantity, 0)
}

function piecesOf(lines: { productId: number; size: string; quantity: number }[]): string {
  return lines
    .map(({ productId, size, quantity }) => `${productId} ${size} ${quantity}`)
    .sort()
    .join()
}
