import { useSyncExternalStore } from 'react'
import { call } from './call.ts'
import { isExpired, onSessionChange, storedSession } from './session.ts'

let count = 0
const listeners = new Set<() => void>()

/** Sum of the quantities in the cart (spec §4), 0 for somebody logged out. */
export function useCartCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => count,
    () => 0,
  )
}

export function setCartCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

// However a session ends (logout, expiry, another tab), its cart goes with it (spec §2, Navbar).
onSessionChange(() => {
  if (!storedSession()) setCartCount(0)
})

/** Asks the server; without an answer the badge stays as it is. */
export async function refreshCartCount(): Promise<void> {
  const session = storedSession()
  if (!session || isExpired(session)) return setCartCount(0)
  const cart = await call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(session.userId) } }).catch(
    () => null,
  )
  if (cart) setCartCount(cart.count)
}
