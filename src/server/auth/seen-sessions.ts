import type { Logger } from 'pino'
import type { Db } from '../platform/database/db.ts'
import { networkOf } from '../platform/http/network.ts'
import { isDatabaseAway } from '../platform/postgres/database-trouble.ts'
import { writeSeen } from './sessions.queries.ts'

/** When sessions were last seen: noted by each call, written beside them. */
export interface SeenSessions {
  note(session: number | null, address: string): void
  stop(): void
}

const EVERY_SECONDS = 15 * 60
/** So that a crowd that comes at once is one statement. */
const GATHERED_MS = 1_000
const MOST_KNOWN = 50_000

export function createSeenSessions(db: Db, log: Pick<Logger, 'error'>): SeenSessions {
  /** Session → the moment from which on it is noted again. */
  const rests = new Map<number, number>()
  let waiting = new Map<number, string>()
  let timer: NodeJS.Timeout | undefined
  const write = async () => {
    timer = undefined
    const seen = [...waiting].map(([id, network]) => ({ id, network }))
    waiting = new Map()
    await writeSeen(db, seen, EVERY_SECONDS).catch((error: unknown) => {
      // No call waits for this, so nobody else would say it.
      if (!isDatabaseAway(error)) return log.error({ err: error }, 'when sessions were last seen could not be written')
      // Their next call notes them again.
      for (const { id } of seen) rests.delete(id)
    })
  }
  return {
    note(session, address) {
      const now = Date.now()
      if (session === null || (rests.get(session) ?? 0) > now) return
      if (rests.size >= MOST_KNOWN) rests.clear()
      rests.set(session, now + EVERY_SECONDS * 1_000)
      waiting.set(session, networkOf(address))
      timer ??= setTimeout(write, GATHERED_MS).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
