import { useSyncExternalStore } from 'react'
import { Problem } from './problem.ts'

/** As far as the device knows; on the server: yes. */
export function useHasNetwork(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener)
      addEventListener('offline', listener)
      return () => {
        removeEventListener('online', listener)
        removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}

/** Of a call or of a page’s code (each browser words that its own way). */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof Problem) return error.status === 0
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message)
}

export async function isReachable(): Promise<boolean> {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null)
  return answer?.ok ?? false
}
