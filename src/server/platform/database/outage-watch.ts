import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '../postgres/database-trouble.ts'

export interface OutageWatch {
  /** A failed query: from now on the watch pings until the database is back. */
  note(error: unknown): void
  /** A slow one that has not failed yet. */
  doubt(): void
  /** Undefined while the database answers, as far as known. */
  since(): Date | undefined
  stop(): void
}

export const ASK_EVERY_MS = 500
/** Dead connections say so within this; later answers waited. */
const AT_ONCE_MS = 200
/** A ping takes no longer from a living database. */
export const LONGEST_SILENCE_MS = 2_000
/** For the pool to notice all that died together. */
const MOMENT_MS = 50

/** A lost connection is no outage: a failing `ping` is. */
export function watchOutage(ping: () => Promise<void>): OutageWatch {
  const stopping = new AbortController()
  let since: Date | undefined
  let isWatching = false

  const fails = (): Promise<boolean> =>
    Promise.race([ping().then(() => false, isDatabaseAway), wait(LONGEST_SILENCE_MS, true, { ref: false })])
  // The next pooled connection may be as dead: wait a moment for a new one.
  const isAway = async (): Promise<boolean> => {
    const asked = performance.now()
    if (!(await fails())) return false
    if (performance.now() - asked > AT_ONCE_MS) return true
    await wait(MOMENT_MS, undefined, { ref: false })
    return await fails()
  }
  const watch = async (): Promise<void> => {
    const noticed = new Date()
    while (!stopping.signal.aborted && (await isAway())) {
      since ??= noticed
      await wait(ASK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
    since = undefined
    isWatching = false
  }

  const doubt = (): void => {
    if (isWatching) return
    isWatching = true
    void watch()
  }
  return {
    note(error) {
      if (isDatabaseAway(error)) doubt()
    },
    doubt,
    since: () => since,
    stop: () => stopping.abort(),
  }
}

export function staleHeaders(since: Date | undefined): Record<string, string> {
  return since ? { 'x-stale-since': since.toISOString() } : {}
}
