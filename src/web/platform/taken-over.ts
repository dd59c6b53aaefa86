import { useSyncExternalStore } from 'react'

/** Hydrated: only then may show what an ignored query says, as one rendered page serves all. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
