import type { Server } from 'node:net'

/** Node accepts one connection a turn of its loop: while it serves, the last of a crowd would wait ten seconds. */
const LONGEST_POSTPONED_MS = 250
/** Of postponed work a turn. */
const SERVING_MS = 5

/** Postpones requests while connections come in, `longestMs` at most. */
export function acceptFirst(server: Server, longestMs = LONGEST_POSTPONED_MS): (serve: () => void) => void {
  const waiting: { serve: () => void; since: number }[] = []
  let hasSomebodyCome = false
  server.on('connection', () => {
    hasSomebodyCome = true
  })

  const turn = () => {
    const began = performance.now()
    const mayStillCome = hasSomebodyCome && began - (waiting[0]?.since ?? 0) < longestMs
    hasSomebodyCome = false
    while (!mayStillCome && waiting.length > 0 && performance.now() - began < SERVING_MS) waiting.shift()?.serve()
    if (waiting.length > 0) setImmediate(turn)
  }

  return (serve) => {
    if (waiting.length === 0 && !hasSomebodyCome) return serve()
    waiting.push({ serve, since: performance.now() })
    if (waiting.length === 1) setImmediate(turn)
  }
}
