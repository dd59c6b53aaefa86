import { LRUCache } from 'lru-cache'
import type { CacheTag } from '../database/cache-invalidation.ts'
import { createInvalidationClock } from './invalidation-clock.ts'

/** Compressed with brotli unless not worth it; other encodings are made when asked for (send-page.ts). */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  /** Canonical path. */
  canonical?: string | undefined
  gzip?: Buffer
} & ({ br: Buffer; identity?: never } | { identity: Buffer; br?: never })

interface Kept {
  page: CachedPage
  tags: ReadonlySet<CacheTag>
  at: number
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

/** LRU by bytes, each until invalidated. */
export function createBoundedCache(maxBytes: number): BoundedCache {
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

  return {
    get(key) {
      const entry = kept.get(key)
      return entry && drops.isBelieved(entry.at) ? entry.page : undefined
    },
    last: (key) => kept.peek(key)?.page,
    moment: drops.moment,
    keep(key, page, tags, since) {
      if (!drops.isCurrent(tags, since)) return
      remove(key)
      const size = bytesOf(key, page)
      if (size > maxBytes) return
      kept.set(key, { page, tags, at: drops.moment() }, { size })
      for (const tag of tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
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

/** Gzip may come, about as large as brotli. */
function bytesOf(key: string, page: CachedPage): number {
  return (page.identity ? page.identity.length : 2 * page.br.length) + 2 * key.length + OVERHEAD_BYTES
}
