const HOUR_MS = 3_600_000
/** Dhaka has no summer time. */
const AHEAD_OF_UTC_MS = 6 * HOUR_MS
const [BEGIN_MS, END_MS, DAY_MS] = [22 * HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS]

/** In how many seconds it is 8 in Dhaka, from 22 on; 0 by day, when an SMS wakes nobody. */
export function secondsOfQuiet(now: Date): number {
  const sinceMidnight = (now.getTime() + AHEAD_OF_UTC_MS) % DAY_MS
  if (sinceMidnight >= END_MS && sinceMidnight < BEGIN_MS) return 0
  return Math.ceil(((END_MS - sinceMidnight + DAY_MS) % DAY_MS) / 1000)
}
