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

/** Of this account’s cart, unless somebody else has logged in meanwhile. Tells other tabs. */
export function setCartCount(userId: number | undefined, next: number): void {
  if (userId !== storedSession()?.userId) return
  const told: Told = { userId, count: next }
  if (next !== count) tabs?.postMessage(told)
  show(next)
}

/** So often a count was told: one that was asked for before the last of them is old. */
let times = 0

function show(next: number): void {
  times += 1
  count = next
  for (const listener of listeners) listener()
}

interface Told {
  userId: number | undefined
  count: number
}

const tabs = typeof window === 'undefined' ? null : new BroadcastChannel('cart')
const elsewhere = new Set<() => void>()

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
  if (!storedSession()) setCartCount(undefined, 0)
})

/** Asks for the badge anew; unanswered, or answered after a later count, it stays as it is. */
export async function refreshCartCount(): Promise<void> {
  const session = storedSession()
  if (!session || isExpired(session)) return setCartCount(session?.userId, 0)
  const { userId } = session
  const asked = times
  const cart = await call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(userId) } }).catch(
    () => null,
  )
  if (cart && times === asked) setCartCount(userId, cart.count)
}
