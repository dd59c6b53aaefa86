import type { RefundTill } from '#contract/values/refunds'
import type { Journal, Leg } from '../ledger/journal.ts'
import { parcelSubject } from '../postings/delivery-journals.ts'

/** Of a refund that is granted; taken back where it is cancelled. */
export const REFUND_KINDS = ['refund', 'refund_commission']

/** Where the store’s share of a parcel stands by now: with itself, with a courier, or with the shop. */
export type StoreAccount = 'vendor_owes' | 'vendor_pending' | 'vendor_payable'

export interface GrantedRefund {
  refundId: number
  parcelId: number
  vendorId: number
  customerId: number
  account: StoreAccount
  /** To the shopper: of the pieces, and of the shipping. */
  goodsPoisha: number
  shippingPoisha: number
  /** What the store bears of the pieces. */
  goodsOfStorePoisha: number
  /** What it has back. */
  commissionPoisha: number
  commissionVatPoisha: number
}

/**
 * What a refund posts (operating.md E3): it is owed to the shopper, by the store whose share of those pieces it was. What the shop gave
 * the shopper at the checkout it has back, and its commission goes back as it was frozen. The shipping is borne by who kept it.
 */
export function refundJournals(refund: GrantedRefund): Journal[] {
  const { refundId, parcelId, vendorId, customerId, account } = refund
  const { goodsPoisha, goodsOfStorePoisha, shippingPoisha, commissionPoisha, commissionVatPoisha } = refund
  const event = { source: String(refundId), subject: parcelSubject(parcelId) }
  const store = { account, owner: vendorId }
  return [
    {
      ...{ ...event, kind: 'refund' },
      legs: [
        { ...store, poisha: goodsOfStorePoisha },
        { account: 'promotions', poisha: goodsPoisha - goodsOfStorePoisha },
        shippingLeg(store, shippingPoisha),
        { account: 'shopper_due', owner: customerId, poisha: -(goodsPoisha + shippingPoisha) },
      ],
    },
    {
      ...{ ...event, kind: 'refund_commission' },
      legs: [
        { ...store, poisha: -(commissionPoisha + commissionVatPoisha) },
        { account: 'commission', poisha: commissionPoisha },
        { account: 'vat_payable', poisha: commissionVatPoisha },
      ],
    },
  ]
}

function shippingLeg(store: { account: StoreAccount; owner: number }, poisha: number): Leg {
  return store.account === 'vendor_owes' ? { ...store, poisha } : { account: 'shipping_income', poisha }
}

interface PaidRefund {
  paymentId: number
  parcelId: number
  vendorId: number
  customerId: number
  poisha: number
  from: RefundTill
}

/** Nothing is owed to the shopper any more. A store that paid out of its own till owes the shop so much less. */
export function paymentJournal({ paymentId, parcelId, vendorId, customerId, poisha, from }: PaidRefund): Journal {
  return {
    ...{ kind: 'refund_paid', source: String(paymentId), subject: parcelSubject(parcelId) },
    legs: [
      { account: 'shopper_due', owner: customerId, poisha },
      from === 'store'
        ? { account: 'vendor_owes', owner: vendorId, poisha: -poisha }
        : { account: 'bank', poisha: -poisha },
    ],
  }
}
