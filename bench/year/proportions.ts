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
export const KEPT_DAYS = 90
export const MONTH_DAYS = 30
/** Ids of a month begin here: so many are more than any month has. */
export const IDS_A_MONTH = 1_000_000_000

/** Of the orders that were asked for, the share that a table is measured with: a year of each would not fit the time. */
export const MEASURED = { deliveries: 1, messages: 0.1, entries: 0.5 }

/** A year of a shop, or a part of it. */
export interface Year {
  days: number
  ordersADay: number
}

/** One table as the shop has it, or in a partition for each month. */
export type Layout = 'plain' | 'months'
export const LAYOUTS: Layout[] = ['plain', 'months']
