import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { WorkParcel } from '#contract/fulfilment'

/** Most companies answer within seconds; one that does not is waited for ever longer. */
const [FIRST_MS, LONGEST_MS] = [2_000, 60_000]

/** Reads the list anew while companies are asked to carry some of it, and somebody looks. */
export function useBookingNews(parcels: readonly Pick<WorkParcel, 'consignment'>[]): void {
  const { revalidate } = useRevalidator()
  const isAsked = parcels.some(({ consignment }) => consignment?.state === 'waiting' || consignment?.state === 'asked')
  useEffect(() => {
    if (!isAsked) return
    let timer: ReturnType<typeof setTimeout>
    const askIn = (ms: number) => {
      timer = setTimeout(() => {
        if (!document.hidden) void revalidate()
        askIn(Math.min(2 * ms, LONGEST_MS))
      }, ms)
    }
    askIn(FIRST_MS)
    return () => clearTimeout(timer)
  }, [isAsked, revalidate])
}
