import { keptShare } from '#contract/values/commission-of'
import type { Journal, Leg } from '../ledger/journal.ts'
import type { Delivered } from './delivered.queries.ts'

/** Of a delivery; each is taken back where an admin corrects it. */
export const DELIVERY_KINDS = ['delivered', 'commission']

export const parcelSubject = (parcelId: number) => `parcel:${parcelId}`

/**
 * What a delivery posts (trade.md §3): its cash, and the commission of the pieces that were kept, once it is known which. Nothing is
 * payable to a store before its cash is here.
 */
export function deliveryJournals(parcel: Delivered): Journal[] {
  const { parcelId, moveId, happenedAt } = parcel
  const commission = commissionLegs(parcel)
  const event = { source: String(moveId), subject: parcelSubject(parcelId), happenedAt }
  return [
    { ...event, kind: 'delivered', legs: cashLegs(parcel) },
    ...(commission ? [{ ...event, kind: 'commission', legs: commission }] : []),
  ]
}

/** A store that took the cash has it, and the shipping that it carried for: what the shop gave its shopper the shop owes it. */
function cashLegs(parcel: Delivered): Leg[] {
  const { vendorId, courier, collectedPoisha, goodsPoisha, shippingPoisha } = parcel
  const { adjustmentsPoisha, storeAdjustmentsPoisha } = parcel
  const shopAdjustmentsPoisha = adjustmentsPoisha - storeAdjustmentsPoisha
  if (parcel.collectsFor === 'store')
    return [
      { account: 'vendor_owes', owner: vendorId, poisha: shopAdjustmentsPoisha },
      { account: 'promotions', poisha: -shopAdjustmentsPoisha },
    ]
  const duePoisha = goodsPoisha + adjustmentsPoisha + shippingPoisha
  return [
    { account: 'courier_owes', owner: courier, poisha: collectedPoisha },
    { account: 'vendor_pending', owner: vendorId, poisha: -(goodsPoisha + storeAdjustmentsPoisha) },
    { account: 'promotions', poisha: -shopAdjustmentsPoisha },
    { account: 'shipping_income', poisha: -shippingPoisha },
    // What a courier says that it took more or less, until somebody knows why.
    { account: 'suspense', owner: courier, poisha: duePoisha - collectedPoisha },
  ]
}

function commissionLegs({ vendorId, collectsFor, lines }: Delivered): Leg[] | undefined {
  let commissionPoisha = 0
  let vatPoisha = 0
  for (const line of lines) {
    if (line.kept === null) return undefined
    commissionPoisha += keptShare(line.commissionPoisha, line.kept, line.quantity)
    vatPoisha += keptShare(line.commissionVatPoisha, line.kept, line.quantity)
  }
  const account = collectsFor === 'store' ? 'vendor_owes' : 'vendor_pending'
  return [
    { account, owner: vendorId, poisha: commissionPoisha + vatPoisha },
    { account: 'commission', poisha: -commissionPoisha },
    { account: 'vat_payable', poisha: -vatPoisha },
  ]
}
