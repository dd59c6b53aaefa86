import type { Cart } from '#contract/cart'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { logOnly } from '../platform/log.ts'
import { retried } from '../platform/retried.ts'
import { storedSession } from '../platform/session.ts'
import { serially } from './serially.ts'

const EMPTY: Cart = {
  items: [],
  count: 0,
  total: 0,
  quote: { itemsTotal: 0, adjustments: [], shipping: 0, total: 0 },
}

/** Updates the badge. Raises "User not logged in" without a stored userId (spec §8). */
export async function readCart(): Promise<Cart> {
  const userId = storedUserId()
  if (!userId) throw new Error('User not logged in')
  const cart =
    takeAnswer() ??
    (await retried(() => serially(() => call('GET /api/cart/GetCartItems/:userId', { params: { userId } }))))
  setCartCount(Number(userId), cart.count)
  return cart
}

let answer: Cart | undefined

/** What the call that changed the cart has answered: the page, which reads the cart after it in the same breath, need not ask again. */
export function keepAnswer(cart: Cart): void {
  answer = cart
  setTimeout(takeAnswer)
}

function takeAnswer(): Cart | undefined {
  const cart = answer
  answer = undefined
  return cart
}

/** Unreadable: logged, and empty (spec §7). */
export async function cartOrNothing(): Promise<{ cart: Cart; isMissing: boolean }> {
  try {
    return { cart: await readCart(), isMissing: false }
  } catch (error) {
    logOnly('The cart could not be read.', error)
    return { cart: EMPTY, isMissing: storedUserId() !== null }
  }
}

export function storedUserId(): string | null {
  return storedSession() && localStorage.getItem('userId')
}
