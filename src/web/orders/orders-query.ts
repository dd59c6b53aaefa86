import { ORDER_STATUSES } from '#contract/values/choices'
import { type AskedOf, cursor, day, oneOf, queryOf, search } from '../platform/query-of.ts'

/** `of=me`: bought, not sold, for vendors and admins. */
export const ORDERS = queryOf('/dashboard/orders', {
  of: oneOf(['me'] as const),
  status: oneOf(ORDER_STATUSES),
  search,
  from: day,
  to: day,
  cursor,
})

export type AskedOrders = AskedOf<typeof ORDERS>
