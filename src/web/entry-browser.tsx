import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { m } from '#messages'
import './shell/base.ts'
import { createBrowserTransport } from './platform/browser-transport.ts'
import { setTransport } from './platform/call.ts'
import { refreshCartCount } from './platform/cart-count.ts'
import { loginAddress } from './platform/guards.ts'
import {
  endSession,
  hasStartedAnew,
  isExpired,
  isSomebodyElse,
  showOwnPages,
  startAnew,
  storedSession,
} from './platform/session.ts'
import { routes } from './routes.tsx'
import { followLinks } from './shell/follow-links.ts'
import { prefetchOnIntent } from './shell/prefetch.ts'
import { withPrefetched } from './shell/prefetched.ts'
import { stateAt } from './shell/state-at.ts'
import './shell/styles.ts'
import { waitForNetwork } from './shell/wait-for-network.ts'
import { toast } from './ui/toasts.tsx'

// Not awaited: pages import from this file, a cycle.
void start()

/** Hydrates, or fills a private page. */
async function start(): Promise<void> {
  const { state } = JSON.parse(document.getElementById('page')?.textContent ?? '{}')
  const isWhole = state && !state.isShell
  if (isWhole) await loadMatched()
  const router = createBrowserRouter(routes, state ? { hydrationData: stateAt(routes, location, state) } : {})
  const transport = createBrowserTransport(() => {
    toast('warning', m.refusal_session_ended())
    return router.navigate(loginAddress(router.state.location))
  })
  setTransport(withPrefetched(transport))
  waitForNetwork(() => toast('warning', m.shell_no_network_opens()))
  followLinks(({ address, ...how }) => void router.navigate(address, how))
  startAnewForSomebodyElse()
  restoreSession(() => router.navigate('/', { replace: true }))
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')
  const app = <RouterProvider router={router} />
  // A transition: a cheap phone answers in between.
  if (isWhole) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  prefetchOnIntent(routes)
  Object.assign(Error, { stackTraceLimit: 10 }) // as it was before the document took it away for the start
}

/** Before the router looks, so that what is there stays. */
async function loadMatched(): Promise<void> {
  const matched = matchRoutes(routes, location)?.map(({ route }) => route) ?? []
  await Promise.all(
    matched.map(async (route: RouteObject) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Another tab’s login: what is on screen starts anew. */
function startAnewForSomebodyElse(): void {
  showOwnPages()
  if (hasStartedAnew()) tellOfSomebodyElse()
  const look = () => {
    if (isSomebodyElse()) startAnew()
  }
  addEventListener('storage', look)
  // A page from the back-forward cache was told nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  document.addEventListener('visibilitychange', look)
}

function tellOfSomebodyElse(): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', tellOfSomebodyElse, { once: true })
    return
  }
  const isIn = storedSession() !== null
  toast('info', isIn ? m.shell_another_account_logged() : m.shell_were_logged_out())
}

/** Expired meanwhile: home (spec §4). */
function restoreSession(toHome: () => void): void {
  const session = storedSession()
  if (session && isExpired(session)) {
    endSession()
    toHome()
  } else void refreshCartCount()
}
