import type { Journal, Leg } from '../ledger/journal.ts'
import type { PaidReturn } from './paid-returns.queries.ts'

export const PAID_RETURN = 'paid_return'

/** What journals are about that concern the delivery of a parcel of which nothing was kept. */
export const returnSubject = (parcelId: number) => `paid_return:${parcelId}`

/** Shipping is who carries’: a store whose own rider was paid it keeps it, and the shop’s books say nothing of that (docs/money.md). */
export function paidReturnJournals(paid: PaidReturn): Journal[] {
  const { parcelId, moveId, happenedAt, collectsFor, isHouse } = paid
  if (collectsFor === 'store' && !isHouse) return []
  const event = { kind: PAID_RETURN, source: String(moveId), subject: returnSubject(parcelId), happenedAt }
  return [{ ...event, legs: [cashLeg(paid), { account: 'shipping_income', poisha: -paid.paidPoisha }] }]
}

function cashLeg({ collectsFor, courier, paidPoisha }: PaidReturn): Leg {
  return collectsFor === 'store'
    ? { account: 'bank', poisha: paidPoisha }
    : { account: 'courier_owes', owner: courier, poisha: paidPoisha }
}
