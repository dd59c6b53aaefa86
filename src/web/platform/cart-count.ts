import { useSyncExternalStore } from 'react'
import { call } from './call.ts'
import { isExpired, onSessionChange, storedSession } from './session.ts'

let count = 0
const listeners = new Set<() => void>()

/** Sum of quantities (spec §4). */
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

/** Tells other tabs. */
export function setCartCount(next: number): void {
  const told: Told = { userId: storedSession()?.userId, count: next }
  if (next !== count) tabs?.postMessage(told)
  show(next)
}

function show(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

interface Told {
  userId: number | undefined
  count: number
}

const tabs = typeof window === 'undefined' ? null : new BroadcastChannel('cart')
const elsewhere = new Set<() => void>()

/** The badge follows by itself. */
export function onCartChangedElsewhere(listener: () => void): () => void {
  elsewhere.add(listener)
  return () => elsewhere.delete(listener)
}

tabs?.addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
  if (told.userId !== storedSession()?.userId) return
  show(told.count)
  for (const listener of elsewhere) listener()
})

// However a session ends, its cart goes along (spec §2, Navbar).
onSessionChange(() => {
  if (!storedSession()) setCartCount(0)
})

/** Unanswered: unchanged. */
export async function refreshCartCount(): Promise<void> {
  const session = storedSession()
  if (!session || isExpired(session)) return setCartCount(0)
  const cart = await call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(session.userId) } }).catch(
    () => null,
  )
  if (cart) setCartCount(cart.count)
}
