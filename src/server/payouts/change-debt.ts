import type { StoreTerms } from '#contract/payouts/store-terms'
import { exactPoisha } from '#contract/values/money'
import type { PayoutMethod } from '#contract/values/payouts'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Journal } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../settings/read-settings.ts'
import { holdStore } from '../store-documents/hold-store.queries.ts'
import { balanceOf } from './balances.queries.ts'
import { debtOf, insertPayment, liftUntil } from './debts.queries.ts'
import { judgeDebt } from './judge-debts.ts'
import { readTerms } from './read-terms.ts'
import { termsOfStore } from './terms.queries.ts'

interface Payment {
  /** Taka. */
  amount: number
  way: PayoutMethod
  reference: string
}

/**
 * What a store paid of its debt; within the limit by it, orders come in again at once. Refuses `vendor_not_found`,
 * `store_owes_nothing`, `payment_over_debt`, `payment_recorded`.
 */
export async function recordPayment(db: Db, actor: Actor, vendorId: number, payment: Payment): Promise<StoreTerms> {
  return await transact(db, async (tx) => {
    const storeName = await heldStore(tx, vendorId)
    const { way, reference } = payment
    const amountPoisha = exactPoisha(payment.amount)
    const id = await insertPayment(tx, { vendorId, amountPoisha, way, reference, recordedBy: actor.id })
    if (id === undefined) throw new Refusal('payment_recorded')
    const now = await balanceOf(tx, vendorId)
    if (now.balancePoisha >= 0) throw new Refusal('store_owes_nothing')
    if (amountPoisha > -now.balancePoisha)
      throw new Refusal('payment_over_debt', { fields: { amount: m.refusal_payment_over_debt() } })
    await record(tx, actor, {
      action: 'pay',
      subject: 'vendor',
      subjectId: vendorId,
      subjectName: storeName,
      before: null,
      after: { amountPoisha, payoutWay: way, payoutReference: reference },
    })
    await post(tx, [paymentJournal({ id, vendorId, amountPoisha, owesPoisha: now.owesPoisha })])
    await judgeDebt(tx, vendorId, await readSettings(tx))
    return await readTerms(tx, vendorId)
  })
}

/** Orders come in until the end of that day, whatever is owed; null: no longer. Refuses `vendor_not_found`, `store_owes_nothing`, a day that is over. */
export async function liftPause(db: Db, actor: Actor, vendorId: number, until: string | null): Promise<StoreTerms> {
  return await transact(db, async (tx) => {
    const storeName = await heldStore(tx, vendorId)
    const rules = await readSettings(tx)
    const debt = await debtOf(tx, vendorId, rules.daysUntilPause)
    if (!debt) throw new Refusal('store_owes_nothing')
    if (until !== null && until < (await todayInDhaka(tx)))
      throw new Refusal('invalid_request', { fields: { until: m.terms_day_over() } })
    if (debt.liftedUntil !== until) {
      await liftUntil(tx, debt.id, until)
      await record(tx, actor, {
        action: 'update',
        subject: 'vendor',
        subjectId: vendorId,
        subjectName: storeName,
        before: { ordersUntil: debt.liftedUntil },
        after: { ordersUntil: until },
      })
    }
    await judgeDebt(tx, vendorId, rules)
    return await readTerms(tx, vendorId)
  })
}

async function heldStore(tx: Db, vendorId: number): Promise<string> {
  if (!(await termsOfStore(tx, vendorId))) throw new Refusal('vendor_not_found')
  return (await holdStore(tx, vendorId)).storeName
}

interface Paid {
  id: number
  vendorId: number
  amountPoisha: number
  owesPoisha: number
}

/** Of what it owes; the rest of what it was paid too much. */
function paymentJournal({ id, vendorId, amountPoisha, owesPoisha }: Paid): Journal {
  const ofDebtPoisha = Math.min(amountPoisha, Math.max(0, owesPoisha))
  return {
    kind: 'store_payment',
    source: String(id),
    subject: `payment:${id}`,
    happenedAt: new Date(),
    legs: [
      { account: 'bank', poisha: amountPoisha },
      { account: 'vendor_owes', owner: vendorId, poisha: -ofDebtPoisha },
      { account: 'vendor_payable', owner: vendorId, poisha: ofDebtPoisha - amountPoisha },
    ],
  }
}
