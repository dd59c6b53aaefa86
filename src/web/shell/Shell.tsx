import { type ReactNode, useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { m } from '#messages'
import { useHead } from '../platform/head.ts'
import { useIsTakenOver } from '../platform/taken-over.ts'
import { ShopContact } from '../settings/ShopContact.tsx'
import { Dialogs } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { Header } from './Header.tsx'
import { useArrival } from './use-arrival.ts'

export function Shell() {
  useHead()
  useArrival()
  useHeldPresses()
  return (
    <Frame>
      <Outlet />
      <ScrollRestoration getKey={placeKey} />
    </Frame>
  )
}

/** Presses kept before the script (decision 021). */
function useHeldPresses(): void {
  const isTakenOver = useIsTakenOver()
  useEffect(() => {
    if (isTakenOver) dispatchEvent(new Event('taken-over'))
  }, [isTakenOver])
}

/** Pages loaded whole share a history key: by address. */
function placeKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

export function ShellWaiting() {
  return (
    <Frame>
      <p className="waiting" role="status">
        {m.shell_loading()}
      </p>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const isMoving = useNavigation().state !== 'idle'
  return (
    <>
      <a className="header-skip" href="#main">
        {m.shell_skip_content()}
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
        <p>{m.shell_one_market_many()}</p>
        <nav aria-label={m.shell_more_haat()}>
          <Link to="/shop">{m.shell_shop()}</Link>
          <Link to="/admin/vendor-register">{m.ui_open_store()}</Link>
          <Link to="/dashboard/orders">{m.ui_my_orders()}</Link>
          <Link to="/track">{m.shell_follow_order()}</Link>
          <Link to="/terms">{m.shell_terms()}</Link>
          <Link to="/privacy">{m.shell_privacy()}</Link>
        </nav>
        <ShopContact />
      </div>
    </footer>
  )
}
