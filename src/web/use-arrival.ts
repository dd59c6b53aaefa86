import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Where another page has come, or what held the focus has gone, the heading takes it: the keyboard goes on from there, and
 * a screen reader says where one has come to. Not where the page has put the focus into a field of its own.
 */
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
