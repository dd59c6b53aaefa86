import { matchRoutes, type RouteObject } from 'react-router'
import { gather } from './early.ts'
import { isExpired, storedSession } from './platform/session.ts'

/** A pointer that only passes over a link asks for nothing. */
const DWELL_MS = 60

/**
 * Who points at a link or touches it is about to follow it: the code of its page is asked for, and what a public page
 * shows. A click asks for these by itself, and a finger that turns out to scroll for none.
 */
export function askOnIntent(routes: RouteObject[], isPrivate: RegExp): void {
  let dwelling = 0
  let pointedAt: URL | undefined
  const look = ({ type, target }: Event) => {
    clearTimeout(dwelling)
    const link = type === 'pointerover' && target instanceof Element && target.closest('a')
    pointedAt = link && link.origin === location.origin ? new URL(link.href) : undefined
    if (pointedAt) dwelling = window.setTimeout(prepare, DWELL_MS, pointedAt)
  }

  const prepare = async (url: URL) => {
    const session = storedSession()
    // The next call may end the session (spec §7): not for a glance.
    if (session && isExpired(session)) return
    for (const { route, params } of matchRoutes(routes, url) ?? []) {
      const { loader } = typeof route.lazy === 'function' ? await route.lazy().catch(() => route) : route
      if (typeof loader !== 'function' || isPrivate.test(url.pathname) || url !== pointedAt) continue
      await gather(async () => loader({ request: new Request(url), url, pattern: '', params, context: {} }))
    }
  }

  for (const type of ['pointerover', 'pointercancel', 'click']) document.addEventListener(type, look)
}
