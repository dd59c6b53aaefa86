import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a popover that stays on the page from one address to the next. */
export function useClosedOnMove<Popover extends HTMLElement>(): RefObject<Popover | null> {
  const popover = useRef<Popover>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the place has changed
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [key])
  return popover
}
