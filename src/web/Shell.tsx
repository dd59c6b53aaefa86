import type { ReactNode } from 'react'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { Header } from './Header.tsx'
import { useHead } from './platform/head.ts'
import { Dialogs } from './ui/dialogs.tsx'
import { Link } from './ui/Link.tsx'
import { Toasts } from './ui/toasts.tsx'
import { useArrival } from './use-arrival.ts'

/** What stands around every page. */
export function Shell() {
  useHead()
  useArrival()
  return (
    <Frame>
      <Outlet />
      <ScrollRestoration getKey={placeKey} />
    </Frame>
  )
}

/** Every page that is loaded whole has the same key in the history: its place is kept by its address. */
function placeKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

/** The shell of a private page until the browser has filled it. */
export function ShellWaiting() {
  return (
    <Frame>
      <p className="waiting" role="status">
        Loading…
      </p>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const isMoving = useNavigation().state !== 'idle'
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <div className="moving" data-moving={isMoving || undefined} aria-hidden="true" />
      <main id="main" tabIndex={-1} aria-busy={isMoving}>
        {children}
      </main>
      <Footer />
      <Toasts />
      <Dialogs />
    </>
  )
}

function Footer() {
  return (
    <footer className="footer">
      <div className="footer-inside">
        <p className="footer-brand">
          Haat <span lang="bn">হাট</span>
        </p>
        <p>One market, many stores. Cash on delivery all over Bangladesh.</p>
        <nav aria-label="More of Haat">
          <Link to="/shop">Shop</Link>
          <Link to="/admin/vendor-register">Open a store</Link>
          <Link to="/dashboard/orders">My orders</Link>
          <Link to="/terms">Terms</Link>
        </nav>
      </div>
    </footer>
  )
}
