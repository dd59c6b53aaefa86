import { LOCALE } from '#messages'

const ZONE = { timeZone: 'Asia/Dhaka' } as const
const day = new Intl.DateTimeFormat(LOCALE, { ...ZONE, day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat(LOCALE, { ...ZONE, hour: 'numeric', minute: '2-digit', hour12: true })

/** `21 Nov 2026` */
export function dayInDhaka(iso: string): string {
  return day.format(new Date(iso))
}

/** `3:05 pm` */
export function timeInDhaka(iso: string): string {
  return time.format(new Date(iso))
}
