import type { Refund } from '#contract/refunds'
import type { RefundMethod, RefundTill } from '#contract/values/refunds'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import { post } from '../ledger/post.queries.ts'
import { takenBack } from '../ledger/taken-back.ts'
import { isPackedBy } from '../orders/may-move.ts'
import { refusedAt } from '../parcels/kept-part.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { Refusal } from '../platform/refusal.ts'
import { requireFourEyes } from '../users/four-eyes.ts'
import {
  type HeldRefund,
  holdRefund,
  insertPayment,
  isRefundReference,
  journalsOf,
  markCancelled,
  markPaymentFailed,
} from './granting.queries.ts'
import { readRefund } from './read-refunds.ts'
import { paymentJournal, REFUND_KINDS } from './refund-journals.ts'
import { REPOST_CANCELLED } from './refunds.jobs.ts'

interface Payment {
  way: RefundMethod
  reference: string
  from: RefundTill
}

/**
 * Nothing of it is owed any more. A store says so only of what it paid out of its own till, which has the cash of the door. Refuses
 * `refund_not_found`, `refund_not_owed`, `not_allowed`, `refund_needs_another`, `admin_too_new`, `reference_used`, and another till at its field.
 */
export async function payRefund(
  shop: Db,
  actor: Actor,
  id: number,
  { way, reference, from }: Payment,
): Promise<Refund> {
  return await transact(shop, async (tx) => {
    const refund = await heldRefund(tx, actor, id)
    const { parcelId, orderId, customerId, vendorId, collectsFor, isHouse, amountPoisha } = refund
    if (actor.role !== 'Admin' && from !== 'store') throw new Refusal('not_allowed')
    if (from === 'store' && collectsFor !== 'store') throw refusedAt('from', m.field_refund_not_its_till())
    if (refund.state !== 'owed') throw new Refusal('refund_not_owed')
    if (actor.role === 'Admin')
      await requireFourEyes(tx, actor, { preparedBy: refund.grantedBy, refusal: 'refund_needs_another' })
    if (await isRefundReference(tx, way, reference)) throw new Refusal('reference_used')
    const paymentId = await insertPayment(tx, { refundId: id, way, reference, from, paidBy: actor.id })
    const after = { refundState: 'paid', refundWay: way, refundFrom: from, payoutReference: reference }
    await tell(tx, actor, id, refund, { action: 'pay', after })
    await emit(tx, 'refund.paid', { refundId: id, orderId })
    await post(tx, [paymentJournal({ paymentId, parcelId, vendorId, customerId, poisha: amountPoisha, from, isHouse })])
    return await readRefund(tx, actor, id)
  })
}

/** Its payment came to nothing, and is posted back: it is owed again. Refuses `refund_not_found`, `refund_not_paid`. */
export async function failRefund(db: Db, actor: Actor, id: number, reason: string): Promise<Refund> {
  return await transact(db, async (tx) => {
    const refund = await heldRefund(tx, actor, id)
    if (refund.state !== 'paid') throw new Refusal('refund_not_paid')
    const paymentId = await markPaymentFailed(tx, id, { failedBy: actor.id, because: reason })
    await tell(tx, actor, id, refund, { action: 'fail', after: { refundState: 'owed', reason } })
    await emit(tx, 'refund.failed', { refundId: id, orderId: refund.orderId, paymentId })
    await post(tx, takenBack(await journalsOf(tx, ['refund_paid'], paymentId)))
    return await readRefund(tx, actor, id)
  })
}

/** It was granted by mistake: all that it posted is taken back. Refuses `refund_not_found`, `refund_not_owed`. */
export async function cancelRefund(db: Db, actor: Actor, id: number, reason: string): Promise<Refund> {
  return await transact(db, async (tx) => {
    const refund = await heldRefund(tx, actor, id)
    if (refund.state !== 'owed') throw new Refusal('refund_not_owed')
    await markCancelled(tx, id, { cancelledBy: actor.id, because: reason })
    await tell(tx, actor, id, refund, { action: 'cancel', after: { refundState: 'cancelled', reason } })
    await emit(tx, 'refund.cancelled', { refundId: id, orderId: refund.orderId })
    await addJob(tx, REPOST_CANCELLED, { refundId: id, parcelId: refund.parcelId })
    await post(tx, takenBack(await journalsOf(tx, REFUND_KINDS, id)))
    return await readRefund(tx, actor, id)
  })
}

/** Refuses `refund_not_found`, also for another store’s. */
async function heldRefund(tx: Db, actor: Actor, id: number): Promise<HeldRefund> {
  const refund = await holdRefund(tx, id)
  if (!refund || !isPackedBy(refund, actor)) throw new Refusal('refund_not_found')
  return refund
}

async function tell(
  tx: Db,
  actor: Actor,
  id: number,
  { storeName, state }: HeldRefund,
  deed: { action: 'pay' | 'fail' | 'cancel'; after: Record<string, unknown> },
): Promise<void> {
  await record(tx, actor, {
    ...deed,
    subject: 'refund',
    subjectId: id,
    subjectName: storeName,
    before: { refundState: state },
  })
}
