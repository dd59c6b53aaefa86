/** What an order leaves behind, as `npm run life` had it (docs/scaling.md). */
export const AN_ORDER = {
  /** Rows of `event_deliveries`: four events, of each of which three subscribers are told. */
  deliveries: 12,
  messages: 16,
  /** Of those, and the others are in the bell. */
  mails: 6,
  sms: 3,
  /** Of the ledger, each with three entries. */
  journals: 3,
}

/** Of a mail as it is kept, packed. */
export const MAIL_BYTES = 1_500
export const MONTH_DAYS = 30

/** Of the orders that were asked for, the share that a table is measured with: a year of each would not fit the time. */
const MEASURED = { deliveries: 1, messages: 0.1, entries: 0.5 }

/** So many, and one at the least: orders are whole. */
export function measuredOf(ordersADay: number, table: keyof typeof MEASURED): number {
  return Math.max(1, Math.round(ordersADay * MEASURED[table]))
}

/** A year of a shop, or a part of it. */
export interface Year {
  days: number
  ordersADay: number
}

/** One table as the shop has it, or in a partition for each month. */
export type Layout = 'plain' | 'months'
export const LAYOUTS: Layout[] = ['plain', 'months']
