import type { OrderStatus } from '#contract/orders'

/** What of the orders is on screen: lives in the address. */
export interface Asked {
  status?: OrderStatus | undefined
  /** Days in Dhaka (`2026-11-21`), both included. */
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  /** Only what the reader bought: for vendors and admins, who otherwise see what was sold. */
  isBought?: boolean | undefined
}

export const STATUSES: readonly OrderStatus[] = ['Pending', 'Completed', 'Cancelled']

/** What the address does not say in words that the list knows is left out. */
export function askedOf(query: URLSearchParams): Asked {
  const cursor = query.get('cursor')
  return {
    status: STATUSES.find((status) => status === query.get('status')),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    cursor: cursor && cursor.length <= 200 ? cursor : undefined,
    isBought: query.get('of') === 'me',
  }
}

export function addressOf({ status, from, to, cursor, isBought }: Asked): string {
  const query = new URLSearchParams()
  if (isBought) query.set('of', 'me')
  if (status) query.set('status', status)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  if (cursor) query.set('cursor', cursor)
  return query.size > 0 ? `/dashboard/orders?${query}` : '/dashboard/orders'
}

/** What is wrong with the days asked for; the server says the same (contract, `listOrders`). */
export function problemOfDays({ from, to }: Asked): string | undefined {
  return from && to && to < from ? 'The last day is before the first.' : undefined
}

function dayOf(text: string | null): string | undefined {
  const isDay = text && /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
  return isDay ? text : undefined
}
