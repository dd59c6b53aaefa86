import { keptShare } from '#contract/values/commission-of'
import { roundingOf } from '#contract/values/whole-taka'
import type { Journal, Leg } from '../ledger/journal.ts'
import type { Delivered } from './delivered.queries.ts'

/** Makes a sale of the shop’s own store the shop’s, where it was posted as another store’s. */
export const OWN_SALE = 'own_sale'

/** What its door was not asked for, where its store took the cash: the shop owes it that. */
export const ROUNDING = 'rounding'

/** Of a delivery; each is taken back where an admin corrects it. */
export const DELIVERY_KINDS = ['delivered', ROUNDING, 'commission', OWN_SALE]

export const parcelSubject = (parcelId: number) => `parcel:${parcelId}`

/**
 * What a delivery posts (docs/money.md): its cash, and the commission of the pieces that were kept, once it is known which. Nothing is
 * payable to a store before its cash is here. What rounding makes the cash less is the shop’s to bear (docs/decisions/086).
 */
export function deliveryJournals(parcel: Delivered): Journal[] {
  const { parcelId, moveId, happenedAt, isHouse } = parcel
  const event = { source: String(moveId), subject: parcelSubject(parcelId), happenedAt }
  if (isHouse) return [{ ...event, kind: 'delivered', legs: ownSaleLegs(parcel) }]
  const commission = commissionLegs(parcel)
  return [
    { ...event, kind: 'delivered', legs: cashLegs(parcel) },
    ...(parcel.collectsFor === 'store' ? [{ ...event, kind: ROUNDING, legs: roundingLegs(parcel) }] : []),
    ...(commission ? [{ ...event, kind: 'commission', legs: commission }] : []),
  ]
}

/** Of the shop’s own store its price is the shop’s sale: its rider brings the cash, or its courier owes it (docs/decisions/083). */
function ownSaleLegs(parcel: Delivered): Leg[] {
  const { courier, collectsFor, collectedPoisha, goodsPoisha, shippingPoisha } = parcel
  const { adjustmentsPoisha, storeAdjustmentsPoisha } = parcel
  const missingPoisha = missingOf(parcel)
  return [
    ...(collectsFor === 'store'
      ? ([
          { account: 'bank', poisha: collectedPoisha },
          { account: 'losses', poisha: missingPoisha },
        ] satisfies Leg[])
      : ([
          { account: 'courier_owes', owner: courier, poisha: collectedPoisha },
          { account: 'suspense', owner: courier, poisha: missingPoisha },
        ] satisfies Leg[])),
    { account: 'sales', poisha: -(goodsPoisha + storeAdjustmentsPoisha) },
    { account: 'rounding', poisha: roundingOf(parcel) },
    { account: 'promotions', poisha: storeAdjustmentsPoisha - adjustmentsPoisha },
    { account: 'shipping_income', poisha: -shippingPoisha },
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
  return [
    { account: 'courier_owes', owner: courier, poisha: collectedPoisha },
    { account: 'vendor_pending', owner: vendorId, poisha: -(goodsPoisha + storeAdjustmentsPoisha) },
    { account: 'promotions', poisha: -shopAdjustmentsPoisha },
    { account: 'shipping_income', poisha: -shippingPoisha },
    { account: 'rounding', poisha: roundingOf(parcel) },
    // What a courier says that it took more or less, until somebody knows why.
    { account: 'suspense', owner: courier, poisha: missingOf(parcel) },
  ]
}

function roundingLegs(parcel: Delivered): Leg[] {
  const roundingPoisha = roundingOf(parcel)
  return [
    { account: 'vendor_owes', owner: parcel.vendorId, poisha: -roundingPoisha },
    { account: 'rounding', poisha: roundingPoisha },
  ]
}

function missingOf(parcel: Delivered): number {
  const { goodsPoisha, adjustmentsPoisha, shippingPoisha, collectedPoisha } = parcel
  return goodsPoisha + adjustmentsPoisha + shippingPoisha - roundingOf(parcel) - collectedPoisha
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
