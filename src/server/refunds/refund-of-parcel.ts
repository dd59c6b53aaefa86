import { type LinePieces, type RefundShare, refundShares, roundingWithin } from '#contract/values/refund-of'
import { m } from '#messages'
import { refusedAt } from '../parcels/kept-part.ts'
import { type RefundableParcel, refundableParcel } from '../parcels/refundable-parcel.queries.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'

/** What is asked for. */
export interface Wanted {
  lines: LinePieces[]
  withShipping: boolean
}

/** Who keeps the commission of pieces that come back (Dokan #2267). */
export type RefundedCommission = 'whole' | 'none'

/** What a refund comes to, in poisha. */
export interface Reckoned {
  shares: RefundShare[]
  /** To the shopper: of the pieces, and of the shipping. */
  goodsPoisha: number
  shippingPoisha: number
  /** What the store bears of the pieces, and of all. */
  goodsOfStorePoisha: number
  storePoisha: number
  /** What of the pieces was rounding, which the shop has back of the store. */
  roundingPoisha: number
  commissionPoisha: number
  commissionVatPoisha: number
}

/** Refuses `refund_not_open`. */
export async function parcelToRefund(db: Db, parcelId: number): Promise<RefundableParcel> {
  const sold = await refundableParcel(db, parcelId)
  if (!sold?.isOpen) throw new Refusal('refund_not_open')
  return sold
}

/** Refuses what is not left of its lines or its shipping, and nothing, at their fields. */
export function refundOfParcel(
  sold: RefundableParcel,
  { lines, withShipping }: Wanted,
  commission: RefundedCommission,
): Reckoned {
  const pieces = lines.filter(({ quantity }) => quantity > 0)
  requireLeft(sold, pieces)
  const shippingPoisha = withShipping ? shippingLeft(sold) : 0
  if (withShipping && shippingPoisha === 0) throw refusedAt('withShipping', m.field_refund_no_shipping())
  const shares = refundShares(sold.paid, sold.lines, pieces)
  const sumOf = (of: (share: RefundShare) => number) => shares.reduce((sum, share) => sum + of(share), 0)
  const goodsOfStorePoisha = sumOf(({ storePoisha }) => storePoisha)
  const goodsPoisha = sumOf(({ poisha }) => poisha)
  if (goodsPoisha + shippingPoisha === 0) throw refusedAt('lines', m.field_refund_nothing_paid())
  const backPoisha = sold.lines.reduce((sum, line) => sum + line.storePoisha - line.refundedPoisha, 0)
  // Of its own sales the shop takes none; of old ones it was taken back.
  const isGivenBack = commission === 'whole' && !sold.isHouse
  return {
    shares,
    goodsPoisha,
    shippingPoisha,
    goodsOfStorePoisha,
    storePoisha: goodsOfStorePoisha + (sold.collectsFor === 'store' && !sold.isHouse ? shippingPoisha : 0),
    roundingPoisha:
      roundingWithin(sold.paid, backPoisha + goodsOfStorePoisha - goodsPoisha) - sold.roundingRefundedPoisha,
    commissionPoisha: isGivenBack ? sumOf(({ commissionPoisha }) => commissionPoisha) : 0,
    commissionVatPoisha: isGivenBack ? sumOf(({ commissionVatPoisha }) => commissionVatPoisha) : 0,
  }
}

function requireLeft({ lines }: RefundableParcel, pieces: LinePieces[]): void {
  if (pieces.length === 0) throw refusedAt('lines', m.field_refund_nothing())
  const left = new Map(lines.map(({ lineId, kept, refunded }) => [lineId, kept - refunded]))
  const isOnce = new Set(pieces.map(({ lineId }) => lineId)).size === pieces.length
  if (!isOnce || pieces.some(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0)))
    throw refusedAt('lines', m.field_refund_too_many())
}

/** Nothing for a store where the shop kept it: that is not the store’s to give. */
export function shippingLeftTo(actor: Actor, sold: RefundableParcel): number {
  return actor.role === 'Admin' || sold.collectsFor === 'store' ? shippingLeft(sold) : 0
}

/** Refuses at its field what the shop kept, and a store asks for. */
export function requireOwnShipping(actor: Actor, sold: RefundableParcel, { withShipping }: Wanted): void {
  if (withShipping && shippingLeftTo(actor, sold) < shippingLeft(sold))
    throw refusedAt('withShipping', m.field_refund_shipping_of_shop())
}

/** What the shopper paid for it and has not back. */
function shippingLeft({ paid, shippingRefundedPoisha }: RefundableParcel): number {
  return Math.max(0, Math.min(paid.shippingPoisha, paid.collectedPoisha) - shippingRefundedPoisha)
}
