import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from './database-trouble.ts'

/** Knows since when the database is away. */
export interface OutageWatch {
  /** Told by whoever asked in vain: from then on the watch asks by itself, until the database is back. */
  note(error: unknown): void
  /** Undefined while the database answers, as far as anybody knows. */
  since(): Date | undefined
  stop(): void
}

const ASK_EVERY_MS = 500

/** One lost connection is no outage yet: only where `ping` fails as well, the database is away. */
export function watchOutage(ping: () => Promise<void>): OutageWatch {
  const stopping = new AbortController()
  let since: Date | undefined
  let isWatching = false

  const isAway = (): Promise<boolean> => ping().then(() => false, isDatabaseAway)
  const watch = async (): Promise<void> => {
    const noticed = new Date()
    while (!stopping.signal.aborted && (await isAway())) {
      since ??= noticed
      await wait(ASK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
    since = undefined
    isWatching = false
  }

  return {
    note(error) {
      if (isWatching || !isDatabaseAway(error)) return
      isWatching = true
      void watch()
    },
    since: () => since,
    stop: () => stopping.abort(),
  }
}

/** What goes with an answer from memory. */
export function staleHeaders(since: Date | undefined): Record<string, string> {
  return since ? { 'x-stale-since': since.toISOString() } : {}
}
