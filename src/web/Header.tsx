import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { GUEST_MENU, linksOf, type MenuItem, markedAt, ROLE_MENUS } from './menus.ts'
import { useCartCount } from './platform/cart-count.ts'
import { endSession, useSession } from './platform/session.ts'
import { CartIcon, HaatMark, MenuIcon } from './ui/icons.tsx'
import { Link } from './ui/Link.tsx'

/**
 * The navbar. All menus stand in the page, the same for everybody; the mark of the session on `<html>` chooses which is
 * seen, so that nothing moves when the script arrives.
 */
export function Header() {
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useSession() // another tab that logs in or out changes what is seen here
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the place changes
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [key])
  return (
    <header className="header">
      <Link className="brand" to="/">
        <HaatMark /> Haat
      </Link>
      <button className="header-button menu-button" type="button" popoverTarget="menu" aria-label="Menu">
        <MenuIcon />
      </button>
      <nav className="menu" id="menu" popover="auto" aria-label="Main" ref={menu}>
        <Menu items={[{ text: 'Home', to: '/' }]} />
        <Menu audience="guest" items={GUEST_MENU} />
        <Menu audience="Admin" items={ROLE_MENUS.Admin} />
        <Menu audience="Vendor" items={ROLE_MENUS.Vendor} />
        <Menu audience="User" items={ROLE_MENUS.User} />
        <LogoutButton />
      </nav>
      <CartLink />
    </header>
  )
}

type MarkOf = ReturnType<typeof markedAt>

/** For an audience, or for everybody. */
function Menu({ audience, items }: { audience?: string; items: MenuItem[] }) {
  const { pathname } = useLocation()
  const markOf = markedAt(pathname, linksOf(items))
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

/** Opens on hover, focus and tap; Escape closes it, wherever the focus is. */
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
      className="submenu"
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
        // Under the mouse it is open already: a click must not take away what the shopper is about to choose from.
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
    <button className="menu-link menu-logout" type="button" onClick={logOut}>
      Logout
    </button>
  )
}

function CartLink() {
  const count = useCartCount()
  return (
    <Link className="header-button cart-link" to="/cart" aria-label={count > 0 ? `Cart, ${count} in it` : 'Cart'}>
      <CartIcon />
      {count > 0 && (
        <span className="cart-badge" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
