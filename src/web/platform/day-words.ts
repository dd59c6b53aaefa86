import { LOCALE } from '#messages'

const short = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'short' })

const whole = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })

const inDhaka = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dhaka',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** `21 Nov` */
export function shortDay(day: string): string {
  return short.format(new Date(day))
}

/** `Saturday 21 November` */
export function dayOfWeek(day: string): string {
  return whole.format(new Date(day))
}

/** `Sat, 21 Nov`, of a moment in Dhaka. */
export function dayOfMoment(iso: string): string {
  return inDhaka.format(new Date(iso))
}
