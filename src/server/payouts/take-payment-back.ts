import type { StoreTerms } from '#contract/payouts/store-terms'
import { record } from '../audit/record.ts'
import type { Reversal } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../settings/read-settings.ts'
import { holdStore } from '../store-documents/hold-store.queries.ts'
import { journalOf } from './balances.queries.ts'
import { judgeWithout } from './judge-debts.ts'
import { readTerms } from './read-terms.ts'
import { markTakenBack, storeOfPayment } from './store-payments.queries.ts'

/**
 * It was recorded by mistake: the store owes that again, as the next statement tells, and a debt that would not have ended without it goes
 * on as it began. What was true may be recorded by its way and reference. Refuses `payment_not_found`, `payment_taken_back`.
 */
export async function takePaymentBack(db: Db, actor: Actor, id: number, reason: string): Promise<StoreTerms> {
  return await transact(db, async (tx) => {
    const vendorId = await storeOfPayment(tx, id)
    const journalId = await journalOf(tx, 'store_payment', id)
    if (vendorId === undefined || journalId === undefined) throw new Refusal('payment_not_found')
    const { storeName } = await holdStore(tx, vendorId)
    const payment = await markTakenBack(tx, id, { takenBackBy: actor.id, because: reason })
    if (!payment) throw new Refusal('payment_taken_back')
    const { amountPoisha, way, reference } = payment
    await record(tx, actor, {
      action: 'take-back',
      subject: 'vendor',
      subjectId: vendorId,
      subjectName: storeName,
      before: { amountPoisha, payoutWay: way, payoutReference: reference },
      after: { reason },
    })
    await emit(tx, 'store.payment_taken_back', { vendorId, paymentId: id })
    await post(tx, [takenBackJournal(id, journalId)])
    await judgeWithout(tx, vendorId, id, await readSettings(tx))
    return await readTerms(tx, vendorId)
  })
}

function takenBackJournal(paymentId: number, reverses: number): Reversal {
  return { kind: 'store_payment_taken_back', source: String(paymentId), subject: `payment:${paymentId}`, reverses }
}
