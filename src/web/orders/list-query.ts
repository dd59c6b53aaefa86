import type { OrderStatus } from '#contract/orders'
import { ORDER_STATUSES } from '#contract/values/choices'
import type { Days } from '#contract/values/days'
import { dayIn } from '../platform/day-in.ts'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

export interface ListQuery extends Days {
  status?: OrderStatus | undefined
  search?: string | undefined
  cursor?: string | undefined
  /** Bought, not sold: for vendors and admins. */
  isBought?: boolean | undefined
}

export function listQueryOf(query: URLSearchParams): ListQuery {
  return {
    status: ORDER_STATUSES.find((status) => status === query.get('status')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    search: searchIn(query),
    cursor: cursorIn(query),
    isBought: query.get('of') === 'me',
  }
}

export function addressOf(asked: ListQuery): string {
  return withQuery('/dashboard/orders', partsOf(asked))
}

export function partsOf({ isBought, status, from, to, search, cursor }: ListQuery): Record<string, string | undefined> {
  return { of: isBought ? 'me' : undefined, status, search, from, to, cursor }
}
