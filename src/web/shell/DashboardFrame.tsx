import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { m } from '#messages'
import { useSession } from '../platform/session.ts'
import { Link } from '../ui/Link.tsx'
import { DASHBOARD_MENU } from './dashboard-menu.ts'
import { useMarks } from './use-marks.ts'
import './office-styles.ts'

/** Sidebar (spec §2, Dashboard); on a phone a strip above. */
export function Component() {
  useFieldInSight()
  return (
    <div className="frame">
      <Sidebar />
      <div className="frame-page">
        <Outlet />
      </div>
    </div>
  )
}

/** A form that a page has put the focus into is brought into sight: scrolling to the top of the page came after. */
function useFieldInSight(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    const field = document.activeElement
    if (field?.matches('main :is(input, textarea)'))
      (field.closest('form, section') ?? field).scrollIntoView({ block: 'nearest' })
  }, [key])
}

function Sidebar() {
  const role = useSession()?.role
  const strip = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const groups = role ? DASHBOARD_MENU[role] : []
  const markOf = useMarks(groups.flatMap(({ links }) => links))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip follows the place
  useEffect(() => {
    const links = strip.current
    if (!links) return
    const turned = new ResizeObserver(() => {
      const current = links.querySelector<HTMLElement>('[aria-current]')
      if (current) links.scrollLeft = current.offsetLeft - links.offsetLeft - 16
    })
    turned.observe(links)
    return () => turned.disconnect()
  }, [pathname])
  if (!role) return null
  return (
    <nav className="frame-side" aria-labelledby="frame-title">
      <p className="frame-title" id="frame-title">
        {m.shell_dashboard()}
      </p>
      <div className="frame-links" ref={strip}>
        {groups.map(({ title, links }) => (
          <div key={title} className="frame-group">
            {title && <p className="frame-group-title">{title}</p>}
            <ul aria-label={title ?? undefined}>
              {links.map(({ text, to }) => (
                <li key={to}>
                  <Link className="frame-link" to={to} aria-current={markOf(to)}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
