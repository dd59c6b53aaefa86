import { useEffect, useId, useRef, useState } from 'react'
import type { Role } from '#contract/auth'
import { Link } from '../ui/Link.tsx'
import { DASHBOARD_LINKS } from './dashboard-menu.ts'
import { DASHBOARD } from './menus.ts'
import { useMarks } from './use-marks.ts'

/**
 * The sub-items of *Dashboard*: on hover, focus and tap; Escape closes.
 * Takes the focus of the link in whose place it comes.
 */
export function DashboardMenu({ role, takesFocus }: { role: Role; takesFocus: boolean }) {
  const links = DASHBOARD_LINKS[role]
  const markOf = useMarks(links)
  const [isOpen, setOpen] = useState(false)
  const entry = useRef<HTMLLIElement>(null)
  const id = useId()
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) entry.current?.querySelector('button')?.focus()
  }, [takesFocus])
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
        {DASHBOARD.text}
      </button>
      <ul id={id}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link className="menu-link" to={to} aria-current={markOf(to)} onClick={() => setOpen(false)}>
              {text}
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
