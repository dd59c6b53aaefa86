import { LOCALE } from '#messages'

const long = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

/** `21 Nov 2026` for `2026-11-21`. */
export function longDay(day: string): string {
  return long.format(new Date(day))
}
