import type { CacheTag } from '../database/cache-invalidation.ts'

/** When what was dropped: whatever began before it must not be kept after it. Moments are counted, not timed. */
export interface InvalidationClock {
  moment(): number
  drop(tags: ReadonlySet<CacheTag>): void
  /** From now on nothing from before is believed. */
  distrust(): void
  isBelieved(at: number): boolean
  /** Whether nothing of this was dropped since then, as far as is known. */
  isCurrent(tags: ReadonlySet<CacheTag>, since: number): boolean
}

/** Of older drops only the moment is known: what was begun before it is not kept, whatever it shows. */
const MOST_KNOWN = 10_000

export function createInvalidationClock(): InvalidationClock {
  const droppedAt = new Map<CacheTag, number>()
  let now = 0
  let forgottenUpTo = 0
  let believedFrom = 0
  return {
    moment: () => now,
    drop(tags) {
      now += 1
      for (const tag of tags) {
        droppedAt.delete(tag)
        droppedAt.set(tag, now)
      }
      for (const [tag, at] of droppedAt) {
        if (droppedAt.size <= MOST_KNOWN) break
        droppedAt.delete(tag)
        forgottenUpTo = at
      }
    },
    distrust() {
      now += 1
      believedFrom = now
    },
    isBelieved: (at) => at >= believedFrom,
    isCurrent(tags, since) {
      if (since < forgottenUpTo || since < believedFrom) return false
      return ![...tags].some((tag) => (droppedAt.get(tag) ?? 0) > since)
    },
  }
}
