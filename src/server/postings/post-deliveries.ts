import { post } from '../ledger/post.queries.ts'
import { subjectsOf } from '../ledger/posted.queries.ts'
import { standingJournals } from '../ledger/standing.queries.ts'
import { takenBack } from '../ledger/taken-back.ts'
import type { Db } from '../platform/database/db.ts'
import { deliveredOf } from './delivered.queries.ts'
import { DELIVERY_KINDS, deliveryJournals, parcelSubject } from './delivery-journals.ts'
import { PAID_RETURN, paidReturnJournals, returnSubject } from './paid-return-journals.ts'
import { paidReturnsOf } from './paid-returns.queries.ts'

/**
 * Posts the deliveries among parcels that have moved, or of which it was said since what was kept: what was posted before is left out.
 * Once a transaction, and last (`post`).
 */
export async function postDeliveries(tx: Db, parcelIds: number[]): Promise<void> {
  await post(tx, (await deliveredOf(tx, parcelIds)).flatMap(deliveryJournals))
}

/** Posts what doors paid for the delivery of parcels that they refused. Once a transaction, and last (`post`). */
export async function postPaidReturns(tx: Db, parcelIds: number[]): Promise<void> {
  await post(tx, (await paidReturnsOf(tx, parcelIds)).flatMap(paidReturnJournals))
}

/** Takes back what parcels had posted before they were corrected, and posts what they are by now. */
export async function repostDeliveries(tx: Db, parcelIds: number[]): Promise<void> {
  const subjects = parcelIds.flatMap((id) => [parcelSubject(id), returnSubject(id)])
  const standing = await standingJournals(tx, subjects, [...DELIVERY_KINDS, PAID_RETURN])
  const delivered = await deliveredOf(tx, parcelIds)
  const returns = await paidReturnsOf(tx, parcelIds)
  await post(tx, [
    ...takenBack(standing),
    ...delivered.flatMap(deliveryJournals),
    ...returns.flatMap(paidReturnJournals),
  ])
}

/** Of some parcels, those whose delivery ever posted something: what moves of others has no money in it. */
export async function withDeliveries(db: Db, parcelIds: number[]): Promise<Set<number>> {
  const subjects = await subjectsOf(db, parcelIds.map(parcelSubject), DELIVERY_KINDS)
  return new Set(parcelIds.filter((parcelId) => subjects.has(parcelSubject(parcelId))))
}
