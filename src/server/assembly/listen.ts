import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { fillPool } from '../platform/database/db.ts'
import { readPublicBehind } from '../platform/database/replicas.ts'
import { prepareClosing } from '../platform/http/closing.ts'
import type { Http } from '../platform/http/http.ts'
import { readMessagesAhead } from '../platform/http/message-of.ts'
import { openInvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import { type DrawPicture, drawnWhenAsked } from '../platform/pictures/drawn-when-asked.ts'
import { pictureStorage } from '../platform/pictures/picture-storage.ts'
import { addressRefusal } from '../platform/process/address.ts'
import type { Keys } from '../platform/process/secrets.ts'
import type { Web } from '../platform/rendering/web-build.ts'
import { createApp } from './app.ts'

const KEEP_ANSWERS_BYTES = 16 * 1024 * 1024

/** Backlog. Beyond Node’s 511 the kernel drops connections without a word: half a minute of waiting for nothing. */
const MOST_AT_THE_DOOR = 4_096

/** What can be read later is, so that it does not keep the start. */
const ONCE_OPEN_MS = 1_000

export interface Listening {
  url: string
  /**
   * After the drain, which `hurrying` cuts short, health says no, who has come by then is let in and served; running requests finish, so
   * many milliseconds at most.
   */
  close(atMostMs: number, hurrying?: AbortSignal): Promise<void>
  /** Figures of other processes that serve; none where this one does. */
  scrape(): Promise<{ worker: number; life: number; figures: unknown }[]>
}

/** Opens the port of the shop in this process, on a database that is ready. What it can draw it draws when it is asked for. */
export async function listen(
  config: Config,
  web: Web,
  { db, connection }: Pick<Database, 'db' | 'connection'>,
  keys: Keys,
  log: Logger,
  drawPicture: DrawPicture | undefined,
): Promise<Listening> {
  const feed = await openInvalidationFeed(connection, db, (what, error) => log.warn({ err: error }, what))
  readPublicBehind(db, feed.feedPosition)
  const stored = pictureStorage(config)
  const pictures = drawPicture ? drawnWhenAsked(stored, drawPicture) : stored
  const keeping = { responseCacheBytes: KEEP_ANSWERS_BYTES, pictures }
  const [draining, closing] = [new AbortController(), new AbortController()]
  const own = { ...keys, web, draining: draining.signal, closing: closing.signal, checkReplies: false }
  const filling = fillPool(db)
  const { http } = createApp({ ...config, ...keeping, ...own, db, feed, log })
  const closeHttp = prepareClosing(http)
  await filling
  await http
    .listen({ host: config.host, port: config.port, backlog: MOST_AT_THE_DOOR })
    .catch(async (error: unknown) => {
      await feed.stop()
      throw addressRefusal(error, config)
    })
  void wait(ONCE_OPEN_MS, undefined, { ref: false }).then(readMessagesAhead)
  return {
    url: urlOf(config.host, portOf(http) ?? config.port),
    scrape: async () => [],
    async close(atMostMs, hurrying) {
      draining.abort()
      await wait(config.drainSeconds * 1_000, undefined, { signal: hurrying }).catch(() => undefined)
      closing.abort()
      await closeHttp(atMostMs)
      await feed.stop()
    },
  }
}

function portOf(http: Http): number | undefined {
  const address = http.server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
