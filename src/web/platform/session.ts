import { useSyncExternalStore } from 'react'
import type { Role } from '#contract/auth'

export interface Session {
  token: string
  userId: number
  role: Role
  /** Seconds since 1970, compared with the present second (spec §9). */
  exp: number
}

const listeners = new Set<() => void>()
let known: { token: string | null; session: Session | null } = { token: null, session: null }

/** The session in local storage (`token`, `userId`, `role`: spec §3), expired or not. Null for somebody logged out. */
export function storedSession(): Session | null {
  const token = localStorage.getItem('token')
  if (token !== known.token) known = { token, session: token ? sessionOf(token) : null }
  return known.session
}

export function isExpired(session: Session): boolean {
  return session.exp <= Math.floor(Date.now() / 1000)
}

/** Keeps a fresh token. An expired one logs out instead and answers false (spec §4). */
export function startSession(token: string): boolean {
  const session = sessionOf(token)
  if (!session || isExpired(session)) {
    endSession()
    return false
  }
  localStorage.setItem('token', token)
  localStorage.setItem('userId', String(session.userId))
  localStorage.setItem('role', session.role)
  changed()
  return true
}

/** Clears all local storage and the role (spec §4). */
export function endSession(): void {
  localStorage.clear()
  changed()
}

/** Follows the session, also when another tab changes it. On the server and in the first rendering: nobody. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, storedSession, () => null)
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', changed)
  const stop = onSessionChange(listener)
  return () => {
    removeEventListener('storage', changed)
    stop()
  }
}

function changed(): void {
  const session = storedSession()
  // What the header shows is chosen by CSS from this mark, which the first script of the page sets before first paint.
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
