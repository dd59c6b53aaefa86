import { LRUCache } from 'lru-cache'
import { type CacheTag, onInvalidation } from '../database/cache-invalidation.ts'
import type { Db } from '../database/db.ts'
import type { InvalidationFeed } from './invalidation-feed.ts'

/** The value of a key, from memory or read now; not to be changed in place. */
export type Cached<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>

export interface Bounds {
  bytes: number
  ms: number
}

/**
 * Values by key, LRU by bytes and each for a while, until any of the cache tags is invalidated. Single flight: who asks meanwhile
 * joins the reading under way, unless something changed since it began.
 */
export function cachedValues<Value extends object>(
  db: Db,
  feed: InvalidationFeed,
  shows: CacheTag[],
  { bytes, ms }: Bounds,
): Cached<Value> {
  const known = new LRUCache<string, Value>({ maxSize: bytes, ttl: ms, sizeCalculation: bytesOf })
  const underWay = new Map<string, Promise<Value>>()
  const forget = () => {
    known.clear()
    underWay.clear()
  }
  onInvalidation(db, (tags) => {
    if (shows.some((tag) => tags.has(tag))) forget()
  })
  feed.onGap(forget)
  const readAndKeep = async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const reading = read()
    underWay.set(key, reading)
    const isCurrent = () => underWay.get(key) === reading
    try {
      const value = await reading
      if (isCurrent()) known.set(key, value)
      return value
    } finally {
      if (isCurrent()) underWay.delete(key)
    }
  }
  return async (key, read) => {
    if (!feed.isCertain()) return await read()
    return known.get(key) ?? (await (underWay.get(key) ?? readAndKeep(key, read)))
  }
}

const OVERHEAD_BYTES = 512

export function bytesOf(value: object, key: string): number {
  return 2 * (JSON.stringify(value).length + key.length) + OVERHEAD_BYTES
}
