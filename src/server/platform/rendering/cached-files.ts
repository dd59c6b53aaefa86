import type { IncomingMessage } from 'node:http'
import { type CacheTag, onInvalidation } from '../database/cache-invalidation.ts'
import type { Db } from '../database/db.ts'
import { type OutageWatch, staleHeaders } from '../database/outage-watch.ts'
import { KEPT_FOR_ALL, privateHeaders } from '../http/headers.ts'
import type { Http } from '../http/http.ts'
import { answerTo } from '../http/send-page.ts'
import type { InvalidationFeed } from '../invalidation/invalidation-feed.ts'
import { Refusal } from '../refusal.ts'
import { cacheCounts } from '../signals/cache-counts.ts'
import { finish } from './finish.ts'
import type { OriginOf } from './origin.ts'
import { createPageCache } from './page-cache.ts'

export interface CachedFile {
  body: string
  shows: CacheTag[]
}

/** A public file from tables; `make` gets origin and `:part`; undefined: none. */
export type ServeFile = (
  path: string,
  contentType: string,
  make: (origin: string, part: string) => Promise<CachedFile | undefined>,
) => void

/** Rare and large: a few stay. */
const ROOM_BYTES = 8 * 1024 * 1024

/** Sitemap, robots.txt, kept like pages. */
export function createServeFile(
  http: Http,
  options: { db: Db; originOf: OriginOf; longestWaitMs: number; outage: OutageWatch; feed: InvalidationFeed },
): ServeFile {
  const { db, originOf, outage } = options
  const room = { ...options, concurrency: 1, waiting: 20 }
  const own = createPageCache({ ...room, counts: cacheCounts.files, bytes: ROOM_BYTES })
  // Under anybody’s Host: one at a time, not kept.
  const foreign = createPageCache({ ...room, counts: cacheCounts.files, bytes: 0, waiting: 5 })
  onInvalidation(db, (tags) => own.drop(tags))

  const finished = async (
    request: IncomingMessage,
    { name, contentType }: { name: string; contentType: string },
    make: () => Promise<CachedFile | undefined>,
  ) => {
    const { origin, isOurs } = originOf(request)
    // Without the query, which would make the same file anew.
    const key = `${origin} ${name}`
    const keeper = isOurs ? own : foreign
    return (
      keeper.kept(key) ??
      (await keeper.made(key, async () => {
        const file = await make()
        if (!file) throw new Refusal('not_found')
        const headers = { ...privateHeaders, 'content-type': `${contentType}; charset=utf-8` }
        const page = finish(200, { ...headers, 'cache-control': KEPT_FOR_ALL }, Buffer.from(file.body))
        return { page, shows: new Set(file.shows) }
      }))
    )
  }

  return (path, contentType, make) => {
    http.get<{ Params: { part?: string } }>(path, async ({ raw, params: { part = '' } }, reply) => {
      const file = { name: `${path} ${part}`, contentType }
      const page = await finished(raw, file, () => make(originOf(raw).origin, part))
      const { status, headers, body } = answerTo(raw, page)
      return reply
        .code(status)
        .headers({ ...headers, ...staleHeaders(outage.since()) })
        .send(body)
    })
  }
}
