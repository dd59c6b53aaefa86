import type { OrderStatus } from '#contract/orders'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

/** What of the orders is on screen: lives in the address. */
export interface Asked {
  status?: OrderStatus | undefined
  /** Days in Dhaka (`2026-11-21`), both included. */
  from?: string | undefined
  to?: string | undefined
  /** An order’s number, or part of its customer’s name or phone. */
  search?: string | undefined
  cursor?: string | undefined
  /** Only what the reader bought: for vendors and admins, who otherwise see what was sold. */
  isBought?: boolean | undefined
}

export const STATUSES: readonly OrderStatus[] = ['Pending', 'Completed', 'Cancelled']

/** What the address does not say in words that the list knows is left out. */
export function askedOf(query: URLSearchParams): Asked {
  return {
    status: STATUSES.find((status) => status === query.get('status')),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    search: searchIn(query),
    cursor: cursorIn(query),
    isBought: query.get('of') === 'me',
  }
}

export function addressOf(asked: Asked): string {
  return withQuery('/dashboard/orders', partsOf(asked))
}

/** The parts of the address by their names in it. */
export function partsOf({ isBought, status, from, to, search, cursor }: Asked): Record<string, string | undefined> {
  return { of: isBought ? 'me' : undefined, status, search, from, to, cursor }
}

/** What is wrong with the days asked for; the server says the same (contract, `listOrders`). */
export function problemOfDays({ from, to }: Asked): string | undefined {
  return from && to && to < from ? 'The last day is before the first.' : undefined
}

function dayOf(text: string | null): string | undefined {
  const isDay = text && /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
  return isDay ? text : undefined
}
