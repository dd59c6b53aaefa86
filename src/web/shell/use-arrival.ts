import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Accessibility: after navigation the heading takes the focus, unless the page has put it into a field. */
export function useArrival(): void {
  const { key, pathname } = useLocation()
  const shown = useRef({ key, pathname })
  useEffect(() => {
    const { activeElement, body } = document
    const { current: before } = shown
    shown.current = { key, pathname }
    if (before.key === key) return
    const isKept =
      before.pathname === pathname ? activeElement !== body : activeElement?.matches('main :is(input, textarea)')
    if (isKept) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [key, pathname])
}
