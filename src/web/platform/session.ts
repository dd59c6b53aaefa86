import { useSyncExternalStore } from 'react'
import type { Role } from '#contract/auth'

export interface Session {
  token: string
  userId: number
  role: Role
  /** Seconds, against the present second (spec §9). */
  exp: number
}

const listeners = new Set<() => void>()
let known: { token: string | null; session: Session | null } = { token: null, session: null }

/** From local storage (spec §3), expired or not. */
export function storedSession(): Session | null {
  const token = localStorage.getItem('token')
  if (token !== known.token) known = { token, session: token ? sessionOf(token) : null }
  return known.session
}

export function isExpired(session: Session): boolean {
  return session.exp <= Math.floor(Date.now() / 1000)
}

/** False: expired, logged out instead (spec §4). */
export function startSession(token: string): boolean {
  const session = sessionOf(token)
  if (!session || isExpired(session)) {
    endSession()
    return false
  }
  localStorage.setItem('token', token)
  localStorage.setItem('userId', String(session.userId))
  localStorage.setItem('role', session.role)
  showOwnPages()
  changed()
  return true
}

/** All local storage (spec §4). */
export function endSession(): void {
  localStorage.clear()
  showOwnPages()
  changed()
}

let shownUserId: number | null = null

export function showOwnPages(): void {
  shownUserId = storedSession()?.userId ?? null
}

/** Another tab’s login: this screen is not theirs. */
export function isSomebodyElse(): boolean {
  return (storedSession()?.userId ?? null) !== shownUserId
}

const STARTED_ANEW = 'started-anew'

export function startAnew(): void {
  sessionStorage.setItem(STARTED_ANEW, 'yes')
  location.reload()
}

/** Whether the last load was such a start; true once, so that the page says so once. */
export function hasStartedAnew(): boolean {
  const hasStarted = sessionStorage.getItem(STARTED_ANEW) !== null
  sessionStorage.removeItem(STARTED_ANEW)
  return hasStarted
}

/** Other tabs’ changes too. On the server and at hydration: nobody. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, storedSession, () => null)
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function subscribe(listener: () => void): () => void {
  // One for all who listen, so nobody who stops takes it away; added again, it is the same.
  addEventListener('storage', changed)
  return onSessionChange(listener)
}

function changed(): void {
  const session = storedSession()
  // CSS shows the header by this mark, set before first paint.
  if (session && !isExpired(session)) document.documentElement.dataset.session = session.role
  else delete document.documentElement.dataset.session
  for (const listener of listeners) listener()
}

function sessionOf(token: string): Session | null {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    const role: Role = claims.role === 'Admin' || claims.role === 'Vendor' ? claims.role : 'User'
    return { token, userId: Number(claims.userId), role, exp: Number(claims.exp) }
  } catch {
    return null
  }
}
