import { redirect } from 'react-router'
import type { Role } from '#contract/auth'
import { endSession, isExpired, type Session, storedSession } from './session.ts'

/** Else to `/login` with the way back, or `/unauthorized` (spec §2). */
export function requireSession(request: Request, roles?: readonly Role[]): Session {
  const session = storedSession()
  if (!session || isExpired(session)) {
    if (session) endSession()
    throw redirect(loginAddress(new URL(request.url)))
  }
  if (roles && !roles.includes(session.role)) throw redirect('/unauthorized')
  return session
}

export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`
}

/** `next`, if it is a path of this shop, else home. */
export function wayBack(address: URL): string {
  const next = address.searchParams.get('next') ?? '/'
  const target = URL.canParse(next, address.origin) ? new URL(next, address.origin) : null
  if (target?.origin !== address.origin || !next.startsWith('/')) return '/'
  // `/.//evil.example` normalises to another host.
  return target.pathname.startsWith('//') ? '/' : target.pathname + target.search
}
