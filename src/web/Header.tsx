import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { GUEST_MENU, type MenuItem, ROLE_MENUS } from './menus.ts'
import { useCartCount } from './platform/cart-count.ts'
import { endSession, useSession } from './platform/session.ts'
import { CartIcon, HaatMark, MenuIcon } from './ui/icons.tsx'
import { Link } from './ui/Link.tsx'
import { useClosedOnMove } from './use-closed-on-move.ts'
import { useMarks } from './use-marks.ts'

/** Its script and styles come for whoever is logged in, and for nobody else. Without a network there is none. */
const Bell = lazy(() =>
  import('./messaging/Bell.tsx').then(
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
        <Menu items={[{ text: m.ui_home(), to: '/' }]} />
        <Menu audience="guest" items={GUEST_MENU} />
        <Menu audience="Admin" items={ROLE_MENUS.Admin} />
        <Menu audience="Vendor" items={ROLE_MENUS.Vendor} />
        <Menu audience="User" items={ROLE_MENUS.User} />
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

type MarkOf = ReturnType<typeof useMarks>

function Menu({ audience, items }: { audience?: string; items: MenuItem[] }) {
  const markOf = useMarks(items)
  return (
    <ul className={audience && 'menu-of'} data-audience={audience}>
      {items.map(({ text, to = '/', items: subs }) =>
        subs ? (
          <SubMenu key={text} text={text} items={subs} markOf={markOf} />
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

/** On hover, focus and tap; Escape closes. */
function SubMenu({ text, items, markOf }: { text: string; items: { text: string; to: string }[]; markOf: MarkOf }) {
  const [isOpen, setOpen] = useState(false)
  const entry = useRef<HTMLLIElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (entry.current?.contains(document.activeElement)) entry.current.querySelector('button')?.focus()
      setOpen(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  return (
    <li
      className="menu-sub"
      ref={entry}
      data-open={isOpen || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setOpen(true)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        className="menu-link"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        // Open by hover: a click must not close it.
        onClick={({ nativeEvent }) => setOpen(isByMouse(nativeEvent) || !isOpen)}
      >
        {text}
      </button>
      <ul id={id}>
        {items.map((sub) => (
          <li key={sub.to}>
            <Link className="menu-link" to={sub.to} aria-current={markOf(sub.to)} onClick={() => setOpen(false)}>
              {sub.text}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

function isByMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
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
