import type { CartLine } from '#contract/cart'
import type { OrderLine } from '#contract/orders'
import { toast } from '../ui/toasts.tsx'
import { latestOrder } from './latest-order.ts'

const PLACE = 'order-attempt'

/** An order that was sent and not answered yet. */
interface Attempt {
  key: string
  cart: string
  pieces: string
}

/** The idempotency key of these cart lines: the same until they are bought or refused, also after a reload. */
export function keyFor(lines: CartLine[]): string {
  const cart = lines.map(({ id, quantity }) => `${id}×${quantity}`).join()
  const sent = storedAttempt()
  if (sent?.cart === cart) return sent.key
  const attempt: Attempt = { key: newKey(), cart, pieces: piecesIn(lines) }
  sessionStorage.setItem(PLACE, JSON.stringify(attempt))
  return attempt.key
}

export function forgetAttempt(): void {
  sessionStorage.removeItem(PLACE)
}

/** Where to go when the cart is empty because the order did arrive and only its answer was lost; null otherwise. */
export async function arrivedOrder(): Promise<string | null> {
  const attempt = storedAttempt()
  const latest = attempt && (await latestOrder().catch(() => null))
  if (!latest || piecesIn(latest.items) !== attempt.pieces) return null
  forgetAttempt()
  toast('success', 'Order placed successfully!')
  return `/order-confirmation/${latest.id}`
}

function piecesIn(lines: Pick<OrderLine, 'productId' | 'size' | 'quantity'>[]): string {
  return lines
    .map(({ productId, size, quantity }) => `${productId} ${size} ${quantity}`)
    .sort()
    .join()
}

/** Not `randomUUID`, which a browser has over HTTPS only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function storedAttempt(): Attempt | null {
  return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
}
