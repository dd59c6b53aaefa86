import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Where another page has come in place of the one that held the focus, its heading takes the focus: the keyboard goes on from
 * there, and a screen reader says where one has come to. Not where a page is only narrowed down or has taken the focus itself.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    if (main?.contains(document.activeElement)) return
    const heading = main?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [pathname])
}
