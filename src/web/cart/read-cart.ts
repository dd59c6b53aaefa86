import type { Cart } from '#contract/cart'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { Problem } from '../platform/problem.ts'
import { storedSession } from '../platform/session.ts'
import { logOnly } from './log.ts'
import { inTurn } from './turns.ts'

/** Retries after a failure (spec §9), the first after this many milliseconds, each later one after twice as many. */
const RETRIES = 3
const FIRST_PAUSE_MS = 200

const EMPTY: Cart = { items: [], count: 0, total: 0 }

/** The caller’s cart, with the badge brought up to date. Raises "User not logged in" without a stored userId (spec §8). */
export async function readCart(): Promise<Cart> {
  const userId = storedUserId()
  if (!userId) throw new Error('User not logged in')
  const cart = await retried(() => inTurn(() => call('GET /api/cart/GetCartItems/:userId', { params: { userId } })))
  setCartCount(cart.count)
  return cart
}

/** A cart that cannot be read is logged and counts as empty (spec §7). */
export async function cartOrNothing(): Promise<{ cart: Cart; isMissing: boolean }> {
  try {
    return { cart: await readCart(), isMissing: false }
  } catch (error) {
    logOnly('The cart could not be read.', error)
    return { cart: EMPTY, isMissing: storedUserId() !== null }
  }
}

/** As it stands in local storage; null for somebody logged out. */
export function storedUserId(): string | null {
  return storedSession() && localStorage.getItem('userId')
}

/** A refusal is an answer: only trouble is tried again. */
async function retried<T>(task: () => Promise<T>, retries = RETRIES, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (retries === 0 || isRefusal(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return await retried(task, retries - 1, pauseMs * 2)
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500
}
