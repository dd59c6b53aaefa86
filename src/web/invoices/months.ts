import { inDhaka } from '#contract/values/dhaka'
import { LOCALE } from '#messages'
import { withQuery } from '../platform/listed.ts'

const words = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** `2026-11`, as it is in Dhaka. */
export function thisMonth(): string {
  return inDhaka(Date.now()).toISOString().slice(0, 7)
}

/** That of the address; this one where it names none. */
export function monthIn(query: URLSearchParams): string {
  const month = query.get('month') ?? ''
  return /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(month) ? month : thisMonth()
}

export function monthBeside(month: string, by: 1 | -1): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + by)
  return first.toISOString().slice(0, 7)
}

/** `November 2026` */
export function monthWords(month: string): string {
  return words.format(new Date(`${month}-01`))
}

export interface Asked {
  month: string
  kind?: string | undefined
  cursor?: string | undefined
}

export function addressOf({ month, kind, cursor }: Asked): string {
  return withQuery('/dashboard/invoices', { month: month === thisMonth() ? undefined : month, kind, cursor })
}
