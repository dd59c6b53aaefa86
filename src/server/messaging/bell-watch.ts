import type { Logger } from 'pino'
import type { BellNews } from '#contract/bell'
import { isDatabaseAway, isDatabaseBusy } from '../platform/database/database-trouble.ts'
import type { Db } from '../platform/database/db.ts'
import { type News, newsOf } from './bell.queries.ts'

/** Whose bell has changed, whichever process changed it. */
export interface BellWatch {
  /** Tells how it stands at once and after each change, until the answer is called. */
  watch(accountId: number, tell: (news: BellNews) => void): () => void
}

const LOOK_MS = 2_000
const NOTHING: News = { unread: 0, newest: 0 }

/** One question every two seconds for all who watch in this process; none while nobody does. */
export function createBellWatch(db: Db, log: Logger, lookMs = LOOK_MS): BellWatch {
  const watchers = new Map<number, Set<(news: BellNews) => void>>()
  const told = new Map<(news: BellNews) => void, News>()
  let isLooking = false
  const look = async () => {
    // Who comes while these are asked for is told by the next look.
    const asked = [...watchers.keys()]
    const found = await newsOf(db, asked)
    for (const accountId of asked)
      for (const tell of watchers.get(accountId) ?? []) {
        const news = found.get(accountId) ?? NOTHING
        const before = told.get(tell)
        if (before?.unread === news.unread && before.newest === news.newest) continue
        told.set(tell, news)
        tell({ unread: news.unread })
      }
  }
  const goOn = async () => {
    await look().catch((error: unknown) => {
      // The database may be away for a while: it is asked again, as it is after a bug.
      if (!isDatabaseAway(error) && !isDatabaseBusy(error)) log.error({ err: error }, 'bells could not be told')
    })
    isLooking = watchers.size > 0
    if (isLooking) setTimeout(() => void goOn(), lookMs).unref()
  }
  return {
    watch(accountId, tell) {
      const tells = watchers.get(accountId) ?? new Set()
      watchers.set(accountId, tells.add(tell))
      if (!isLooking) {
        isLooking = true
        setImmediate(() => void goOn())
      }
      return () => {
        tells.delete(tell)
        told.delete(tell)
        if (tells.size === 0) watchers.delete(accountId)
      }
    },
  }
}
