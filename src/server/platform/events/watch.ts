import type { Logger } from 'pino'
import { isDatabaseAway, isDatabaseBusy } from '../postgres/database-trouble.ts'

/** What the tables say of a key, such as an account’s or an order’s, whichever process changed it. */
export interface Watch<News> {
  /** Tells how it stands at once and after each change, until the answer is called. */
  watch(key: number, tell: (news: News) => void): () => void
}

interface Watched<News> {
  /** One question for all keys; of a key that has no news, none. */
  ask: (keys: number[]) => Promise<Map<number, News>>
  /** Of a key of which nothing was answered. */
  nothing: News
  isSame: (one: News, other: News) => boolean
  log: Logger
  lookMs?: number
}

const LOOK_MS = 2_000

/** One question every two seconds for all who watch in this process; none while nobody does. */
export function createWatch<News>({ ask, nothing, isSame, log, lookMs = LOOK_MS }: Watched<News>): Watch<News> {
  const watchers = new Map<number, Set<(news: News) => void>>()
  const told = new Map<(news: News) => void, News>()
  let isLooking = false
  const look = async () => {
    // Who comes while these are asked for is told by the next look.
    const asked = [...watchers.keys()]
    const found = await ask(asked)
    for (const key of asked)
      for (const tell of watchers.get(key) ?? []) {
        const news = found.get(key) ?? nothing
        const before = told.get(tell)
        if (before !== undefined && isSame(before, news)) continue
        told.set(tell, news)
        tell(news)
      }
  }
  const goOn = async () => {
    await look().catch((error: unknown) => {
      // The database may be away for a while: it is asked again, as it is after a bug.
      if (!isDatabaseAway(error) && !isDatabaseBusy(error)) log.error({ err: error }, 'news could not be told')
    })
    isLooking = watchers.size > 0
    if (isLooking) setTimeout(() => void goOn(), lookMs).unref()
  }
  return {
    watch(key, tell) {
      const tells = watchers.get(key) ?? new Set()
      watchers.set(key, tells.add(tell))
      if (!isLooking) {
        isLooking = true
        setImmediate(() => void goOn())
      }
      return () => {
        tells.delete(tell)
        told.delete(tell)
        if (tells.size === 0) watchers.delete(key)
      }
    },
  }
}
