import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The way back that stands in the address. The server renders one page for all of them, so the first rendering of that
 * page in the browser has none yet.
 */
export function useNext(): string | null {
  const isTakenOver = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const next = useSearchParams()[0].get('next')
  return isTakenOver ? next : null
}

export function withNext(path: string, next: string | null): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
