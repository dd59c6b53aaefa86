import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 1_500

/** While a job judges what was loaded, the page looks again. */
export function useUntilJudged(isJudged: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (isJudged || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isJudged, state, revalidate])
}
