import type { RefundTill } from '#contract/values/refunds'
import type { Journal, Leg } from '../ledger/journal.ts'
import { parcelSubject } from '../postings/delivery-journals.ts'

/** Of a refund that is granted; taken back where it is cancelled. */
export const REFUND_KINDS = ['refund', 'refund_commission']

/** Where the store’s share of a parcel stands by now: with itself, with a courier, or with the shop; of the shop’s own store it is its sale. */
export type StoreAccount = 'vendor_owes' | 'vendor_pending' | 'vendor_payable' | 'sales'

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
  /** What of these was rounding at the door. */
  roundingPoisha: number
  /** What it has back. */
  commissionPoisha: number
  commissionVatPoisha: number
}

/**
 * What a refund posts (docs/money.md): it is owed to the shopper, by the store whose share of those pieces it was. What the shop gave
 * the shopper at the checkout, or by rounding, it has back, and its commission goes back as it was frozen. The shipping is borne by who kept it.
 */
export function refundJournals(refund: GrantedRefund): Journal[] {
  const { refundId, parcelId, vendorId, customerId, account } = refund
  const { goodsPoisha, goodsOfStorePoisha, roundingPoisha, shippingPoisha } = refund
  const { commissionPoisha, commissionVatPoisha } = refund
  const event = { source: String(refundId), subject: parcelSubject(parcelId) }
  const legOf = (poisha: number) => storeLeg(account, vendorId, poisha)
  return [
    {
      ...event,
      kind: 'refund',
      legs: [
        legOf(goodsOfStorePoisha),
        { account: 'promotions', poisha: goodsPoisha + roundingPoisha - goodsOfStorePoisha },
        { account: 'rounding', poisha: -roundingPoisha },
        account === 'vendor_owes' ? legOf(shippingPoisha) : { account: 'shipping_income', poisha: shippingPoisha },
        { account: 'shopper_due', owner: customerId, poisha: -(goodsPoisha + shippingPoisha) },
      ],
    },
    {
      ...event,
      kind: 'refund_commission',
      legs: [
        legOf(-(commissionPoisha + commissionVatPoisha)),
        { account: 'commission', poisha: commissionPoisha },
        { account: 'vat_payable', poisha: commissionVatPoisha },
      ],
    },
  ]
}

function storeLeg(account: StoreAccount, vendorId: number, poisha: number): Leg {
  return account === 'sales' ? { account, poisha } : { account, owner: vendorId, poisha }
}

interface PaidRefund {
  paymentId: number
  parcelId: number
  vendorId: number
  customerId: number
  poisha: number
  from: RefundTill
  /** Of the shop’s own store: its till is the shop’s. */
  isHouse: boolean
}

/** Nothing is owed to the shopper any more. A store that paid out of its own till owes the shop so much less. */
export function paymentJournal({
  paymentId,
  parcelId,
  vendorId,
  customerId,
  poisha,
  from,
  isHouse,
}: PaidRefund): Journal {
  return {
    kind: 'refund_paid',
    source: String(paymentId),
    subject: parcelSubject(parcelId),
    legs: [
      { account: 'shopper_due', owner: customerId, poisha },
      from === 'store' && !isHouse
        ? { account: 'vendor_owes', owner: vendorId, poisha: -poisha }
        : { account: 'bank', poisha: -poisha },
    ],
  }
}
