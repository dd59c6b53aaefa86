import type { Admit } from '../actor.ts'
import { Refusal } from '../refusal.ts'
import type { Http } from './http.ts'

interface EventStream {
  admit: Admit
  /** The shop closes: streams end, and come back to another process. */
  closing?: AbortSignal | undefined
  /** Tells an account’s events until the answer is called. */
  subscribe: (accountId: number, tell: (event: object) => void) => () => void
  limits?: Partial<typeof LIMITS>
}

/** Of one process. A stream ends by itself, so that an ended session is noticed, and comes back. */
const LIMITS = { most: 1_000, mostOfAccount: 6, heartbeatMs: 20_000, longestMs: 5 * 60_000 }
const MOST_UNREAD_BYTES = 64 * 1024
const RETRY_SECONDS = 30

/** Server-sent events for whoever is signed in, one `data:` line each. Refuses `busy` beyond its limits, and what `admit` refuses. */
export function mountEventStream(http: Http, path: string, { admit, closing, subscribe, limits }: EventStream): void {
  const { most, mostOfAccount, heartbeatMs, longestMs } = { ...LIMITS, ...limits }
  const open = new Map<number, number>()
  let all = 0
  const count = (accountId: number, by: 1 | -1) => {
    all += by
    const own = (open.get(accountId) ?? 0) + by
    if (own > 0) open.set(accountId, own)
    else open.delete(accountId)
  }
  http.get(path, async (request, reply) => {
    const { id } = await admit(request.headers.authorization, 'signed-in', request.ip)
    if (closing?.aborted || all >= most || (open.get(id) ?? 0) >= mostOfAccount)
      throw new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
    reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    count(id, 1)
    const end = () => raw.end()
    const write = (text: string) => {
      raw.write(text)
      // Who reads nothing is not kept in memory for.
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
    }
    const unsubscribe = subscribe(id, (event) => write(`data: ${JSON.stringify(event)}\n\n`))
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    const longest = setTimeout(end, longestMs)
    closing?.addEventListener('abort', end)
    raw.once('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      clearTimeout(longest)
      closing?.removeEventListener('abort', end)
      count(id, -1)
    })
    write(': welcome\n\n')
  })
}
