import { matchRoutes, type RouteObject } from 'react-router'
import { isExpired, storedSession } from '../platform/session.ts'
import { pages } from './page-facts.ts'
import { gather } from './prefetched.ts'

/** Passing over a link is no intent. */
const DWELL_MS = 60

/** Prefetch on hover or touch: a page’s code, and data of public ones (decision 026). */
export function prefetchOnIntent(routes: RouteObject[]): void {
  let dwelling = 0
  let pointedAt: URL | undefined
  const look = ({ type, target }: Event) => {
    clearTimeout(dwelling)
    const link = type === 'pointerover' && target instanceof Element && target.closest('a')
    pointedAt = link && link.origin === location.origin ? new URL(link.href) : undefined
    if (pointedAt) dwelling = window.setTimeout(prepare, DWELL_MS, pointedAt)
  }

  const prepare = async (url: URL) => {
    // Some browsers never retry a failed import.
    if (!navigator.onLine) return
    const session = storedSession()
    // No glance ends a session (spec §7).
    if (session && isExpired(session)) return
    // What stands around every page is here already.
    for (const { route, params } of matchRoutes(routes, url)?.slice(1) ?? []) {
      const { loader } = typeof route.lazy === 'function' ? await route.lazy().catch(() => route) : route
      if (typeof loader !== 'function' || pages.get(route.id ?? '')?.isPrivate || url !== pointedAt) continue
      await gather(async () => loader({ request: new Request(url), url, pattern: '', params, context: {} }))
    }
  }

  for (const type of ['pointerover', 'pointercancel', 'click']) document.addEventListener(type, look)
}
