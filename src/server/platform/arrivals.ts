import type { Server } from 'node:net'

/**
 * Node takes one new connection in at each turn of its loop. While it also serves, its turns are long, and the last of a
 * crowd that comes at once would stand outside for ten seconds before anybody could even send it away.
 */
const LONGEST_POSTPONED_MS = 250
/** Of each turn, for what had to wait: the next newcomer may be outside already. */
const SERVING_MS = 5

/** Lets who is outside come in before who is inside is served; not for longer than `longestMs`. */
export function letInFirst(server: Server, longestMs = LONGEST_POSTPONED_MS): (serve: () => void) => void {
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
