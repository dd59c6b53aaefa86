import { useSyncExternalStore } from 'react'

/**
 * Whether the script has taken the page over. The server renders one page for every query that it does not listen to, so
 * what such a query says may be shown only from then on.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
