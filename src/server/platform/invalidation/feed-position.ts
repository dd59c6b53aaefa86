/** Where the primary’s log stood after the last invalidation that was heard: whatever has replayed it shows nothing older. */
export interface FeedPosition {
  /** An invalidation was heard, or may have been missed. */
  changed(): void
  /** Before the primary is asked where its log ends; what it answers is good unless something changed meanwhile. */
  ask(): (place: string) => void
  /** Undefined while nobody has asked since the last change. */
  now(): string | undefined
}

export function createFeedPosition(): FeedPosition {
  let changes = 0
  let known: { place: string; changes: number } | undefined
  return {
    changed() {
      changes += 1
    },
    ask() {
      const before = changes
      return (place) => {
        // The first place after a change is enough: later ones would only leave out replicas.
        if (changes === before && known?.changes !== changes) known = { place, changes }
      }
    },
    now: () => (known?.changes === changes ? known.place : undefined),
  }
}
