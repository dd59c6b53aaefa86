import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { BESIDE_MENU, linksOf, markedAt, ROLE_MENUS } from './menus.ts'
import { useSession } from './platform/session.ts'
import { Link } from './ui/Link.tsx'
import './office-styles.ts'

/** The sidebar with the links of the role, and the page beside it (spec §2, Dashboard). On a phone it is a strip above. */
export function Component() {
  return (
    <div className="frame">
      <Sidebar />
      <div className="frame-page">
        <Outlet />
      </div>
    </div>
  )
}

function Sidebar() {
  const role = useSession()?.role
  const strip = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const links = role ? linksOf([...ROLE_MENUS[role], ...BESIDE_MENU[role]]) : []
  const markOf = markedAt(pathname, links)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip follows the place
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft - 16
  }, [pathname])
  if (!role) return null
  return (
    <nav className="frame-side" aria-labelledby="frame-title">
      <p className="frame-title" id="frame-title">
        Dashboard
      </p>
      <div className="frame-links" ref={strip}>
        {links.map(({ text, to }) => (
          <Link key={to} className="frame-link" to={to} aria-current={markOf(to)}>
            {text}
          </Link>
        ))}
      </div>
    </nav>
  )
}
