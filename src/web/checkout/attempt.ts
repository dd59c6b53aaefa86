import type { CartLine } from '#contract/cart'
import type { OrderLine } from '#contract/orders'
import { m } from '#messages'
import { latestOrder } from '../orders/latest-order.ts'
import { toast } from '../ui/toasts.tsx'

const PLACE = 'order-attempt'

interface Attempt {
  key: string
  cart: string
  pieces: string
  at: number
}

/** Devices’ clocks are wrong by hours at most: an order of so long before the attempt is an earlier one. */
const CLOCK_SLACK_MS = 24 * 60 * 60 * 1000

/** Idempotency key of these lines, until bought or refused, over reloads. */
export function keyFor(lines: CartLine[]): string {
  const cart = lines.map(({ id, quantity }) => `${id}×${quantity}`).join()
  const sent = storedAttempt()
  if (sent?.cart === cart) return sent.key
  const attempt: Attempt = { key: newKey(), cart, pieces: piecesIn(lines), at: Date.now() }
  sessionStorage.setItem(PLACE, JSON.stringify(attempt))
  return attempt.key
}

export function forgetAttempt(): void {
  sessionStorage.removeItem(PLACE)
}

/** Where an empty cart means a lost answer; else null. */
export async function arrivedOrder(): Promise<string | null> {
  const attempt = storedAttempt()
  const latest = attempt && (await latestOrder().catch(() => null))
  if (!latest || piecesIn(latest.items) !== attempt.pieces) return null
  if (Date.parse(latest.createdAt) < attempt.at - CLOCK_SLACK_MS) return null
  forgetAttempt()
  toast('success', m.checkout_order_placed_successfully())
  return `/order-confirmation/${latest.id}`
}

function piecesIn(lines: Pick<OrderLine, 'productId' | 'size' | 'quantity'>[]): string {
  return lines
    .map(({ productId, size, quantity }) => `${productId} ${size} ${quantity}`)
    .sort()
    .join()
}

/** `randomUUID` needs HTTPS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function storedAttempt(): Attempt | null {
  return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
}
