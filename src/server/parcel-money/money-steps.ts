import type { MoneyStep } from '#contract/parcel-money'
import { takaOf } from '#contract/values/money'
import { roundingOf } from '#contract/values/whole-taka'
import type { StoreSums } from '../ledger/posted.queries.ts'
import { commissionSteps } from './commission-steps.ts'
import type { ParcelMoneyFacts } from './parcel-money-facts.ts'
import type { Step } from './step.ts'

/**
 * From the goods down to what is left of them for their store. That is what its accounts were moved by, with the cash that it took
 * itself: what the steps before do not explain is one of its own.
 */
export function moneySteps(parcel: ParcelMoneyFacts, posted: StoreSums): MoneyStep[] {
  const explained = [
    ...goodsSteps(parcel),
    ...adjustmentSteps(parcel),
    ...commissionSteps(parcel.delivered.lines),
    ...deliverySteps(parcel),
    ...refundSteps(parcel),
  ]
  const leftPoisha = ownCashPoisha(parcel) - posted.owesPoisha - posted.pendingPoisha - posted.payablePoisha
  const otherPoisha = leftPoisha - explained.reduce((sum, { poisha }) => sum + poisha, 0)
  return [
    ...explained,
    ...(otherPoisha === 0 ? [] : [{ poisha: otherPoisha, step: { kind: 'other' } } satisfies Step]),
    { poisha: leftPoisha, step: { kind: 'left' } } satisfies Step,
  ].map(({ poisha, step }) => ({ ...step, amount: takaOf(poisha) }))
}

/** What the store took at the door, less what of that it gave back itself. */
function ownCashPoisha({ delivered, collectsFor, refunds }: ParcelMoneyFacts): number {
  const { goodsPoisha, adjustmentsPoisha, shippingPoisha } = delivered
  const duePoisha = goodsPoisha + adjustmentsPoisha + shippingPoisha
  const takenPoisha = collectsFor === 'store' ? duePoisha - roundingOf(delivered) : 0
  return takenPoisha - refunds.paidByStorePoisha
}

function refundSteps({ refunds: { storePoisha, commissionPoisha } }: ParcelMoneyFacts): Step[] {
  const steps: Step[] = [
    { poisha: 0 - storePoisha, step: { kind: 'refund' } },
    { poisha: commissionPoisha, step: { kind: 'commission_given_back' } },
  ]
  return steps.filter(({ poisha }) => poisha !== 0)
}

function goodsSteps({ orderedPoisha, delivered: { goodsPoisha } }: ParcelMoneyFacts): Step[] {
  return [
    { poisha: orderedPoisha, step: { kind: 'goods' } },
    ...(goodsPoisha === orderedPoisha
      ? []
      : [{ poisha: goodsPoisha - orderedPoisha, step: { kind: 'not_kept' } } satisfies Step]),
  ]
}

function adjustmentSteps({ adjustments }: ParcelMoneyFacts): Step[] {
  return adjustments.map(({ what, paidBy, poisha }) =>
    paidBy === 'store'
      ? { poisha, step: { kind: 'store_adjustment', what } }
      : { poisha: 0, step: { kind: 'shop_adjustment', what, given: takaOf(poisha) } },
  )
}

function deliverySteps({ delivered: { shippingPoisha }, collectsFor }: ParcelMoneyFacts): Step[] {
  if (shippingPoisha === 0) return []
  const poisha = collectsFor === 'store' ? shippingPoisha : 0
  return [{ poisha, step: { kind: 'delivery', charged: takaOf(shippingPoisha), keptBy: collectsFor } }]
}
