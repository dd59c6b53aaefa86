import { matchRoutes, type RouteObject } from 'react-router'
import { gather, withEarlyAnswers } from './early.ts'
import { wrapTransport } from './platform/call.ts'
import { isExpired, storedSession } from './platform/session.ts'

/** A pointer that only passes over a link asks for nothing. */
const DWELL_MS = 60

/**
 * Who points at a link or touches it is about to follow it: the code of its page is asked for, and what a public page
 * shows.
 */
export function askOnIntent(first: Event, routes: RouteObject[], isPrivate: RegExp): void {
  let dwelling = 0
  const look = ({ target }: Event) => {
    clearTimeout(dwelling)
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === location.origin) dwelling = window.setTimeout(prepare, DWELL_MS, new URL(link.href))
  }

  const prepare = async (url: URL) => {
    const session = storedSession()
    // The next call may end the session (spec §7): not for a glance.
    if (session && isExpired(session)) return
    for (const { route, params } of matchRoutes(routes, url) ?? []) {
      const { loader } = typeof route.lazy === 'function' ? await route.lazy().catch(() => route) : route
      if (typeof loader === 'function' && !isPrivate.test(url.pathname))
        await gather(() => loader({ request: new Request(url), url, pattern: '', params, context: {} }))
    }
  }

  wrapTransport(withEarlyAnswers)
  document.addEventListener('pointerover', look)
  look(first)
}
