import { redirect } from 'react-router'
import type { Role } from '#contract/auth'
import { endSession, isExpired, type Session, storedSession } from './session.ts'

/** For loaders: the session, else to `/login` with the way back; a role that is not allowed goes to `/unauthorized` (spec §2). */
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

/** Where to go after a login: the `next` of the address if it is a path of this very shop, else home. */
export function wayBack(address: URL): string {
  const next = address.searchParams.get('next') ?? '/'
  const target = URL.canParse(next, address.origin) ? new URL(next, address.origin) : null
  if (target?.origin !== address.origin || !next.startsWith('/')) return '/'
  // `/.//evil.example` is a path of ours until its dots are gone.
  return target.pathname.startsWith('//') ? '/' : target.pathname + target.search
}
