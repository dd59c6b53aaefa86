import type { OrderStatus } from '#contract/orders'

/** What of the orders is on screen: lives in the address. */
export interface Asked {
  status?: OrderStatus | undefined
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
    cursor: cursor && cursor.length <= 200 ? cursor : undefined,
    isBought: query.get('of') === 'me',
  }
}

export function addressOf({ status, cursor, isBought }: Asked): string {
  const query = new URLSearchParams()
  if (isBought) query.set('of', 'me')
  if (status) query.set('status', status)
  if (cursor) query.set('cursor', cursor)
  return query.size > 0 ? `/dashboard/orders?${query}` : '/dashboard/orders'
}
