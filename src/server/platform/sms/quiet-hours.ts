/** Full hours in Dhaka, from 0 to 23; none where both are the same. */
export interface QuietHours {
  from: number
  to: number
}

export const QUIET_HOURS: QuietHours = { from: 22, to: 8 }

const HOUR_MS = 3_600_000
/** Dhaka has no summer time. */
const AHEAD_OF_UTC_MS = 6 * HOUR_MS
const DAY_MS = 24 * HOUR_MS
const HOURS = /^(\d|1\d|2[0-3])-(\d|1\d|2[0-3])$/

/** `22-8`; null where it is nothing like that. */
export function quietHoursOf(text: string): QuietHours | null {
  const [, from, to] = HOURS.exec(text) ?? []
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) }
}

/** In how many seconds the quiet hours are over; 0 outside of them, when an SMS wakes nobody. */
export function secondsOfQuiet(now: Date, { from, to }: QuietHours): number {
  const sinceMidnight = (now.getTime() + AHEAD_OF_UTC_MS) % DAY_MS
  const since = (sinceMidnight - from * HOUR_MS + DAY_MS) % DAY_MS
  const length = (to * HOUR_MS - from * HOUR_MS + DAY_MS) % DAY_MS
  return since < length ? Math.ceil((length - since) / 1000) : 0
}
