import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Accessibility: after navigation the heading takes the focus, unless the page has put it into a field, which is then in sight. */
export function useArrival(): void {
  const { key, pathname } = useLocation()
  const shown = useRef({ key, pathname })
  useEffect(() => {
    const { activeElement, body } = document
    const { current: before } = shown
    shown.current = { key, pathname }
    if (before.key === key) return
    const isInField = activeElement?.matches('main :is(input, textarea)')
    // Scrolling to the top of the new page came after the focus.
    if (isInField) (activeElement?.closest('form, section') ?? activeElement)?.scrollIntoView({ block: 'nearest' })
    if (isInField || (before.pathname === pathname && activeElement !== body)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [key, pathname])
}
