import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderNews } from '#contract/fulfilment/tracking'
import type { Stage } from '#contract/values/stages'

/** As an `EventSource` says how it is. */
const [OPEN, CLOSED] = [1, 2]

/** How often it is asked for while it cannot be told. */
const ASK_MS = 20_000

interface Followed {
  /** The order’s tracking code; null: there is nothing to follow. */
  code: string | null
  /** How often its parcels have moved, as they are shown. */
  moves: number
}

/** Reads the page anew when parcels of an order move, while somebody looks: told by the shop, or asked for where it cannot be told. */
export function useOrderNews({ code, moves }: Followed): void {
  const { revalidate } = useRevalidator()
  const shown = useRef(moves)
  useEffect(() => {
    shown.current = moves
  }, [moves])
  useEffect(() => {
    if (code === null) return
    let stream: EventSource | undefined
    const begin = () => {
      stream?.close()
      stream = document.hidden || !('EventSource' in window) ? undefined : new EventSource(`/api/track/${code}/stream`)
      stream?.addEventListener('message', ({ data }) => {
        const news: OrderNews = JSON.parse(data)
        if (news.moves !== shown.current) void revalidate()
      })
    }
    const ask = () => {
      if (document.hidden || stream?.readyState === OPEN) return
      void revalidate()
      // Refused, it does not come back by itself.
      if (stream?.readyState === CLOSED) begin()
    }
    begin()
    const timer = setInterval(ask, ASK_MS)
    document.addEventListener('visibilitychange', begin)
    return () => {
      stream?.close()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [code, revalidate])
}

/** Of all of an order’s parcels. */
export function movesIn(parcels: readonly { moves: readonly unknown[] }[]): number {
  return parcels.reduce((sum, { moves }) => sum + moves.length, 0)
}

/** Whether any of them may move still: also one on its way back. */
export function isOpen(parcels: readonly { status: string; stage: Stage }[]): boolean {
  return parcels.some(({ status, stage }) => status === 'Pending' || stage === 'refused' || stage === 'coming_back')
}
