import type { Logger } from 'pino'
import type { Db } from '../platform/database/db.ts'
import { createWatch, type Watch } from '../platform/events/watch.ts'
import { type News, newsOf } from './bell.queries.ts'

export type BellWatch = Watch<News>

const NOTHING: News = { unread: 0, newest: 0 }

/** Whose bell has changed. */
export function createBellWatch(db: Db, log: Logger, lookMs?: number): BellWatch {
  return createWatch({
    ask: (accountIds) => newsOf(db, accountIds),
    nothing: NOTHING,
    isSame: (one, other) => one.unread === other.unread && one.newest === other.newest,
    log,
    ...(lookMs === undefined ? {} : { lookMs }),
  })
}
