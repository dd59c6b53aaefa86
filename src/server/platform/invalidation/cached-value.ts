import { type CacheTag, onInvalidation } from '../database/cache-invalidation.ts'
import type { Db } from '../database/db.ts'
import type { InvalidationFeed } from './invalidation-feed.ts'

/** A value in memory until a cache tag of it is invalidated; not to be changed in place. */
export function cachedValue<Value>(
  db: Db,
  feed: InvalidationFeed,
  shows: CacheTag,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  const forget = () => {
    kept = undefined
  }
  onInvalidation(db, (tags) => {
    if (tags.has(shows)) forget()
  })
  feed.onGap(forget)
  const readAndKeep = () => {
    const reading = read()
    kept = reading
    reading.catch(() => {
      if (kept === reading) forget()
    })
    return reading
  }
  return () => (feed.isCertain() ? (kept ?? readAndKeep()) : read())
}
