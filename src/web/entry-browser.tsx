import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { withEarlyAnswers } from './early.ts'
import { followLinks } from './follow-links.ts'
import { askOnIntent } from './intent.ts'
import { createBrowserTransport } from './platform/browser-transport.ts'
import { setTransport } from './platform/call.ts'
import { refreshCartCount } from './platform/cart-count.ts'
import { loginAddress } from './platform/guards.ts'
import { endSession, isExpired, storedSession } from './platform/session.ts'
import { PRIVATE_PATHS, routes } from './routes.tsx'
import './styles.ts'

// Not awaited: the pages it asks for import from the file that this stands in, and would wait for it in turn.
void start()

/** Takes over the page that the server rendered, or fills the shell of a private one. */
async function start(): Promise<void> {
  const { state } = JSON.parse(document.getElementById('page')?.textContent ?? '{}')
  if (state) await loadMatched()
  const router = createBrowserRouter(routes, state ? { hydrationData: state } : {})
  const transport = createBrowserTransport(() => router.navigate(loginAddress(router.state.location)))
  setTransport(withEarlyAnswers(transport))
  followLinks(({ address, ...how }) => void router.navigate(address, how))
  restoreSession(() => router.navigate('/', { replace: true }))
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')
  const app = <RouterProvider router={router} />
  // As a transition, in small steps: a cheap phone answers a finger in between.
  if (state) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  askOnIntent(routes, PRIVATE_PATHS)
  Object.assign(Error, { stackTraceLimit: 10 }) // as it was before the document took it away for the start
}

/** The modules of the page on screen, before the router looks at it: what is there stays there. */
async function loadMatched(): Promise<void> {
  const matched = matchRoutes(routes, location)?.map(({ route }) => route) ?? []
  await Promise.all(
    matched.map(async (route: RouteObject) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** A token that has expired meanwhile logs out and leads home (spec §4). */
function restoreSession(toHome: () => void): void {
  const session = storedSession()
  if (session && isExpired(session)) {
    endSession()
    toHome()
  } else void refreshCartCount()
}
