import { inDhaka } from '#contract/values/dhaka'
import { INVOICE_KINDS } from '#contract/values/invoices'
import { LOCALE } from '#messages'
import { type AskedOf, cursor, oneOf, queryOf } from '../platform/query-of.ts'

const words = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** `2026-11`, as it is in Dhaka. */
export function thisMonth(): string {
  return inDhaka(Date.now()).toISOString().slice(0, 7)
}

/** That of the address; this one where it names none. */
function monthIn(text: string | null): string {
  return text && /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(text) ? text : thisMonth()
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

export const INVOICES = queryOf('/dashboard/invoices', {
  month: { read: monthIn, usual: thisMonth },
  kind: oneOf(INVOICE_KINDS),
  cursor,
})

export type AskedInvoices = AskedOf<typeof INVOICES>
