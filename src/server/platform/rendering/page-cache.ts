import type { CacheTag } from '../database/cache-invalidation.ts'
import { type OutageWatch, staleHeaders } from '../database/outage-watch.ts'
import type { CachedPage } from '../http/send-page.ts'
import type { InvalidationFeed } from '../invalidation/invalidation-feed.ts'
import { createLimiter } from '../limits/limiter.ts'
import { isDatabaseAway } from '../postgres/database-trouble.ts'
import { Refusal } from '../refusal.ts'
import { type CacheCounts, cacheCounts } from '../signals/cache-counts.ts'
import { createBoundedCache } from './bounded-cache.ts'
import { createFrequencySketch } from './frequency-sketch.ts'
import { recompressOnce } from './recompress.ts'
import { createSingleFlight } from './single-flight.ts'

export interface Making {
  page: CachedPage
  shows: ReadonlySet<CacheTag>
  isKept?: boolean
}

export interface PageCache {
  /** Cached and believed; in an outage, the last known. */
  kept(key: string): CachedPage | undefined
  /** Made now, joined, or in an outage the last known, which headers say. Refuses `busy`. */
  made(key: string, make: () => Promise<Making>): Promise<CachedPage>
  /** To see whether something changed since. */
  moment(): number
  forget(key: string): void
  /** Who comes now joins nothing begun before. */
  drop(tags: ReadonlySet<CacheTag>): void
}

interface Room {
  bytes: number
  concurrency: number
  waiting: number
  longestWaitMs: number
  /** Where it is counted what came from memory. */
  counts?: CacheCounts
  outage: OutageWatch
  feed: InvalidationFeed
}

const RETRY_SECONDS = 2
const NO_TAGS: ReadonlySet<CacheTag> = new Set()

/** Of what a cache holds, the least: that many keys its sketch tells apart. */
const SMALLEST_BYTES = 2048
/** Asked for so often, a page is worth packing well. */
const OFTEN = 4

/** A cache with single flight and a bounded queue. */
export function createPageCache({ bytes, outage, feed, counts = cacheCounts.answers, ...line }: Room): PageCache {
  const asked = createFrequencySketch(bytes / SMALLEST_BYTES)
  const cache = createBoundedCache(bytes, asked)
  // For outages, until made anew.
  const outdated = createBoundedCache(bytes / 4)
  const refusal = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
  const inTurn = createLimiter({ ...line, refusal })
  const underWay = createSingleFlight<CachedPage>()

  const fresh = (key: string) => (feed.isCertain() ? cache.get(key) : undefined)
  const forget = (key: string) => {
    cache.remove(key)
    outdated.remove(key)
  }
  const makeAnew = async (key: string, make: () => Promise<Making>): Promise<CachedPage> => {
    const since = cache.moment()
    const {
      page,
      shows,
      isKept = page.status === 200,
    } = await make().catch((error: unknown) => {
      // A refusal now is not to be an old page later.
      if (error instanceof Refusal && error.code !== 'busy') forget(key)
      throw error
    })
    if (isKept) cache.keep(key, page, shows, since)
    const isIn = cache.get(key) !== undefined
    if (!isIn) forget(key)
    else outdated.remove(key)
    if (!isIn && page.status === 200) outdated.keep(key, page, NO_TAGS, outdated.moment())
    return page
  }
  const asItWas = (key: string): CachedPage | undefined => {
    const page = outdated.get(key) ?? cache.last(key)
    return page && { ...page, headers: { ...page.headers, ...staleHeaders(outage.since() ?? new Date()) } }
  }
  const countStale = (page: CachedPage | undefined) => {
    if (page) counts.stale += 1
    return page
  }

  feed.onGap(() => {
    cache.distrust()
    underWay.outdate()
  })

  return {
    moment: cache.moment,
    forget,
    kept(key) {
      const page = fresh(key)
      if (page) asked.note(key)
      if (page && asked.estimate(key) >= OFTEN) recompressOnce(page)
      if (page) counts.hits += 1
      return page ?? (outage.since() && countStale(asItWas(key)))
    },
    async made(key, make) {
      asked.note(key)
      const last = outage.since() && countStale(asItWas(key))
      if (last) return last
      counts.misses += 1
      const page = underWay.join(key, async (begun) => {
        const turn = () => {
          begun()
          return makeAnew(key, make)
        }
        return fresh(key) ?? (await inTurn(turn))
      })
      return await page.catch((error: unknown) => {
        outage.note(error)
        const known = isDatabaseAway(error) ? countStale(asItWas(key)) : undefined
        if (!known) throw error
        return known
      })
    },
    drop(tags) {
      for (const [key, page] of cache.drop(tags)) outdated.keep(key, page, NO_TAGS, outdated.moment())
      underWay.outdate()
    },
  }
}
