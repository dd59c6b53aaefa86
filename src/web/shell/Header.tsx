import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Role } from '#contract/auth'
import { m } from '#messages'
import { useCartCount } from '../platform/cart-count.ts'
import { endSession, useSession } from '../platform/session.ts'
import { useClosedOnMove } from '../platform/use-closed-on-move.ts'
import { CartIcon, HaatMark, MenuIcon } from '../ui/icons.tsx'
import { Link } from '../ui/Link.tsx'
import type { DashboardMenu } from './DashboardMenu.tsx'
import { DASHBOARD, GUEST_MENU, type MenuLink, ROLE_MENUS } from './menus.ts'
import { useMarks } from './use-marks.ts'

/** Its script and styles come for whoever is logged in, and for nobody else. Without a network there is none. */
const Bell = lazy(() =>
  import('../messaging/Bell.tsx').then(
    ({ Bell }) => ({ default: Bell }),
    () => ({ default: () => <></> }),
  ),
)

/** All menus stand in every page; the mark on `<html>` chooses one, so nothing moves. */
export function Header() {
  const menu = useClosedOnMove<HTMLElement>()
  const session = useSession() // another tab that logs in or out changes what is seen here
  return (
    <header className="header">
      <Link className="header-brand" to="/">
        <HaatMark /> Haat
      </Link>
      <button className="header-button menu-button" type="button" popoverTarget="menu" aria-label={m.shell_menu()}>
        <MenuIcon />
      </button>
      <nav className="menu" id="menu" popover="auto" aria-label={m.shell_main()} ref={menu}>
        <Menu links={[{ text: m.ui_home(), to: '/' }]} />
        <Menu audience="guest" links={GUEST_MENU} />
        <Menu audience="Admin" links={ROLE_MENUS.Admin} />
        <Menu audience="Vendor" links={ROLE_MENUS.Vendor} />
        <Menu audience="User" links={ROLE_MENUS.User} />
        <LogoutButton />
      </nav>
      <div className="header-bell">
        {session && (
          <Suspense fallback={null}>
            <Bell key={session.userId} />
          </Suspense>
        )}
      </div>
      <CartLink />
    </header>
  )
}

type Audience = Role | 'guest' | undefined
type Mark = ReturnType<ReturnType<typeof useMarks>>

function Menu({ audience, links }: { audience?: Audience; links: MenuLink[] }) {
  const markOf = useMarks(links)
  return (
    <ul className={audience && 'menu-of'} data-audience={audience}>
      {links.map(({ text, to }) =>
        to === DASHBOARD.to ? (
          <Dashboard key={text} audience={audience} mark={markOf(to)} />
        ) : (
          <li key={text}>
            <Link className="menu-link" to={to} aria-current={markOf(to)}>
              {text}
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}

/** What opens its pages comes for whoever has the menu, and for nobody else; without a network it stays a link. */
function Dashboard({ audience, mark }: { audience: Audience; mark: Mark }) {
  const role = useSession()?.role
  const isOurs = role === audience
  const link = useRef<HTMLAnchorElement>(null)
  const [loaded, setLoaded] = useState<{ DashboardMenu: typeof DashboardMenu; takesFocus: boolean }>()
  useEffect(() => {
    if (!isOurs) return
    let isGone = false
    import('./DashboardMenu.tsx').then(
      (parts) => isGone || setLoaded({ ...parts, takesFocus: document.activeElement === link.current }),
      () => {},
    )
    return () => {
      isGone = true
      setLoaded(undefined)
    }
  }, [isOurs])
  if (role && isOurs && loaded) return <loaded.DashboardMenu role={role} takesFocus={loaded.takesFocus} />
  return (
    <li className="menu-sub">
      <Link className="menu-link" to={DASHBOARD.to} ref={link} aria-current={mark}>
        {DASHBOARD.text}
      </Link>
    </li>
  )
}

function LogoutButton() {
  const navigate = useNavigate()
  const logOut = () => {
    endSession()
    navigate('/login')
  }
  return (
    <button className="menu-link menu-logout" type="button" data-hold="logout" onClick={logOut}>
      {m.shell_logout()}
    </button>
  )
}

function CartLink() {
  const count = useCartCount()
  return (
    <Link
      className="header-button header-cart-link"
      to="/cart"
      aria-label={count > 0 ? m.shell_cart_count({ count }) : m.ui_cart()}
    >
      <CartIcon />
      {count > 0 && (
        <span className="header-cart-badge" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
