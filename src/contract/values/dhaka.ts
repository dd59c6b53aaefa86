/** Dhaka has no summer time. */
export const AHEAD_OF_UTC_MS = 6 * 3_600_000

/** A moment, in ms, as Dhaka’s clocks show it: in the fields that a `Date` has for UTC. */
export function inDhaka(ms: number): Date {
  return new Date(ms + AHEAD_OF_UTC_MS)
}
