import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from './database-trouble.ts'

/** Knows since when the database is away. */
export interface OutageWatch {
  /** Told by whoever asked in vain: from then on the watch asks by itself, until the database is back. */
  note(error: unknown): void
  /** The same for whoever waits longer than usual, and has not asked in vain yet. */
  doubt(): void
  /** Undefined while the database answers, as far as anybody knows. */
  since(): Date | undefined
  stop(): void
}

const ASK_EVERY_MS = 500
/** Within this time a connection says that it is dead; who is told later has waited for an answer or a new connection. */
const AT_ONCE_MS = 200
/** A database that is asked nothing but whether it is there, and says nothing for so long, is not there for anybody. */
const LONGEST_SILENCE_MS = 2_000
/** Until the pool has heard of all that died together. */
const MOMENT_MS = 50

/** One lost connection is no outage yet: only where `ping` fails as well, the database is away. */
export function watchOutage(ping: () => Promise<void>): OutageWatch {
  const stopping = new AbortController()
  let since: Date | undefined
  let isWatching = false

  const fails = (): Promise<boolean> =>
    Promise.race([ping().then(() => false, isDatabaseAway), wait(LONGEST_SILENCE_MS, true, { ref: false })])
  // Where one connection was lost the next may be as dead, and say so at once: a moment later a new one is asked.
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

/** What goes with an answer from memory. */
export function staleHeaders(since: Date | undefined): Record<string, string> {
  return since ? { 'x-stale-since': since.toISOString() } : {}
}
