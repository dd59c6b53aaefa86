import type { CheckoutQuote } from '#contract/checkout'
import { storedUserId } from '../cart/read-cart.ts'
import { serially } from '../cart/serially.ts'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { retried } from '../platform/retried.ts'

/** What the caller’s cart costs now, with the badge brought up to date. Raises "User not logged in" as the cart does (spec §8). */
export async function readQuote(): Promise<CheckoutQuote> {
  const userId = storedUserId()
  if (!userId) throw new Error('User not logged in')
  const quote = await retried(() => serially(() => call('GET /api/checkout/quote', {})))
  setCartCount(Number(userId), quote.count)
  return quote
}
