import { LRUCache } from 'lru-cache'
import { type CacheTag, onInvalidation } from '../database/cache-invalidation.ts'
import type { Db } from '../database/db.ts'
import { type Bounds, bytesOf } from './cached-values.ts'
import type { InvalidationFeed } from './invalidation-feed.ts'

/** Values of many keys at once. */
export type LookUp<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value>>

/** Batched look-up: those in memory, and the others in one reading; bounded and invalidated as `cachedValues`. Not to be changed in place. */
export function cachedLookUp<Value extends object>(
  db: Db,
  feed: InvalidationFeed,
  shows: CacheTag[],
  { bytes, ms }: Bounds,
  read: LookUp<Value>,
): LookUp<Value> {
  const known = new LRUCache<string, Value>({ maxSize: bytes, ttl: ms, sizeCalculation: bytesOf })
  let changes = 0
  const forget = () => {
    known.clear()
    changes += 1
  }
  onInvalidation(db, (tags) => {
    if (shows.some((tag) => tags.has(tag))) forget()
  })
  feed.onGap(forget)
  return async (keys) => {
    if (!feed.isCertain()) return await read(keys)
    const found = new Map<string, Value>()
    const missing: string[] = []
    for (const key of new Set(keys)) {
      const value = known.get(key)
      if (value) found.set(key, value)
      else missing.push(key)
    }
    if (missing.length === 0) return found
    const before = changes
    for (const [key, value] of await read(missing)) {
      found.set(key, value)
      // Read before a change: true for who asked before it, and for nobody after.
      if (changes === before) known.set(key, value)
    }
    return found
  }
}
