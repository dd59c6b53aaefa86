import { LRUCache } from 'lru-cache'
import type { CacheTag } from '../database/cache-invalidation.ts'
import type { CachedPage } from '../http/send-page.ts'
import type { FrequencySketch } from './frequency-sketch.ts'
import { createInvalidationClock } from './invalidation-clock.ts'

interface Kept {
  page: CachedPage
  tags: ReadonlySet<CacheTag>
  at: number
  size: number
}

export interface BoundedCache {
  get(key: string): CachedPage | undefined
  /** Also a distrusted one. */
  last(key: string): CachedPage | undefined
  /** To see whether something was dropped since. */
  moment(): number
  keep(key: string, page: CachedPage, tags: ReadonlySet<CacheTag>, since: number): void
  /** Answers what it took out. */
  drop(tags: ReadonlySet<CacheTag>): [key: string, page: CachedPage][]
  /** Entries until now are void, but stay for outages. */
  distrust(): void
  remove(key: string): void
}

/**
 * LRU by bytes, each until invalidated. With a sketch, and no room left, a page is admitted only where it was asked for more
 * often than the one that would leave (TinyLFU): of a million products asked for once, none drives out what is asked daily.
 */
export function createBoundedCache(maxBytes: number, asked?: FrequencySketch): BoundedCache {
  const keysOf = new Map<CacheTag, Set<string>>()
  const drops = createInvalidationClock()
  const forget = ({ tags }: Kept, key: string) => {
    for (const tag of tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }
  const kept = new LRUCache<string, Kept>({ maxSize: Math.max(1, maxBytes), dispose: forget })
  const remove = (key: string) => void kept.delete(key)
  const put = (key: string, entry: Kept) => {
    remove(key)
    kept.set(key, entry, { size: entry.size })
    for (const tag of entry.tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
  }
  const isAdmitted = (key: string, size: number): boolean => {
    if (!asked || kept.calculatedSize + size <= maxBytes) return true
    const [victim = ''] = kept.rkeys()
    const entry = kept.peek(victim)
    return !entry || !drops.isBelieved(entry.at) || asked.estimate(key) > asked.estimate(victim)
  }

  return {
    get(key) {
      const entry = kept.get(key)
      if (!entry || !drops.isBelieved(entry.at)) return undefined
      // Recompressed, or with gzip by now.
      const size = bytesOf(key, entry.page)
      if (size !== entry.size) put(key, { ...entry, size })
      return entry.page
    },
    last: (key) => kept.peek(key)?.page,
    moment: drops.moment,
    keep(key, page, tags, since) {
      if (!drops.isCurrent(tags, since)) return
      remove(key)
      const size = bytesOf(key, page)
      if (size <= maxBytes && isAdmitted(key, size)) put(key, { page, tags, at: drops.moment(), size })
    },
    remove,
    distrust: drops.distrust,
    drop(tags) {
      drops.drop(tags)
      const keys = new Set([...tags].flatMap((tag) => [...(keysOf.get(tag) ?? [])]))
      return [...keys].flatMap((key): [string, CachedPage][] => {
        const page = kept.peek(key)?.page
        remove(key)
        return page ? [[key, page]] : []
      })
    },
  }
}

const OVERHEAD_BYTES = 2048

function bytesOf(key: string, { br, gzip, identity }: CachedPage): number {
  return (identity ?? br).length + (gzip?.length ?? 0) + 2 * key.length + OVERHEAD_BYTES
}
