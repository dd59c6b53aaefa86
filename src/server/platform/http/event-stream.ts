import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Http } from './http.ts'
import { addressOf } from './network.ts'

interface EventStream {
  /** Whose events are asked for, such as an account’s; refuses who may not hear them. */
  keyOf: (request: FastifyRequest) => Promise<number>
  /** The shop closes: streams end, and come back to another process. */
  closing?: AbortSignal | undefined
  /** Tells the events of a key until the answer is called. */
  subscribe: (key: number, tell: (event: object) => void) => () => void
  limits?: Partial<typeof LIMITS>
}

/** Of one process. A stream ends by itself, so that an ended session is noticed, and comes back. */
const LIMITS = { most: 1_000, mostOfKey: 6, mostOfAddress: 30, heartbeatMs: 20_000, longestMs: 5 * 60_000 }
const MOST_UNREAD_BYTES = 64 * 1024
const RETRY_SECONDS = 30

/** Server-sent events, one `data:` line each. Refuses `busy` beyond its limits, and what `keyOf` refuses. */
export function mountEventStream(http: Http, path: string, { keyOf, closing, subscribe, limits }: EventStream): void {
  const allLimits = { ...LIMITS, ...limits }
  const takePlace = createAreas(allLimits)
  http.get(path, async (request, reply) => {
    const key = await keyOf(request)
    const { raw } = reply
    const { socket } = request.raw
    // Who left meanwhile is not told of again.
    if (raw.destroyed || socket.destroyed) return void reply.hijack()
    const leavePlace = closing?.aborted ? undefined : takePlace(`key:${key}`, `address:${addressOf(request.ip)}`)
    if (!leavePlace) throw new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
    reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    reply.hijack()
    raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    const { write, end } = openStream(raw, allLimits)
    const unsubscribe = subscribe(key, (event) => write(`data: ${JSON.stringify(event)}\n\n`))
    closing?.addEventListener('abort', end)
    const leave = () => {
      end()
      unsubscribe()
      closing?.removeEventListener('abort', end)
      leavePlace()
      socket.off('close', leave)
    }
    raw.once('close', leave)
    // Node closes no response that stands behind another on its connection.
    socket.once('close', leave)
    write(': welcome\n\n')
  })
}

/** Counts who is there. Gives a way to leave, once, or undefined where no place is left. */
function createAreas(limits: typeof LIMITS): (key: string, address: string) => (() => void) | undefined {
  const { most, mostOfKey, mostOfAddress } = limits
  const open = new Map<string, number>()
  let all = 0
  const openOf = (holder: string) => open.get(holder) ?? 0
  const change = (by: 1 | -1, ...holders: string[]) => {
    all += by
    for (const holder of holders) {
      const count = openOf(holder) + by
      if (count > 0) open.set(holder, count)
      else open.delete(holder)
    }
  }
  return (key, address) => {
    if (all >= most || openOf(key) >= mostOfKey || openOf(address) >= mostOfAddress) return undefined
    change(1, key, address)
    let isHere = true
    return () => {
      if (isHere) change(-1, key, address)
      isHere = false
    }
  }
}

/** Says that it is still here until it ends; then nothing more, though its end may not have been read yet. */
function openStream(raw: ServerResponse, { heartbeatMs, longestMs }: typeof LIMITS) {
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    // Who reads nothing is not kept in memory for.
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
  }
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
  const end = () => {
    clearInterval(heartbeat)
    clearTimeout(longest)
    if (!raw.destroyed) raw.end()
  }
  const longest = setTimeout(end, longestMs)
  // Whoever is gone is told nothing, and `close` follows.
  raw.on('error', end)
  return { write, end }
}
