import { keptShare } from './commission-of.ts'
import { sharedOut } from './shared-out.ts'
import { roundingOf } from './whole-taka.ts'

/** A line of a parcel that was delivered, and what of it was given back by now. */
export interface RefundableLine {
  lineId: number
  pricePoisha: number
  /** As it was ordered. */
  quantity: number
  kept: number
  /** Of all its pieces, as it was frozen at checkout. */
  commissionPoisha: number
  commissionVatPoisha: number
  /** Refunded before: pieces, what their shopper got for them, what of that their store bore, and what the shop had taken of them. */
  refunded: number
  refundedPoisha: number
  storePoisha: number
  refundedCommissionPoisha: number
  refundedVatPoisha: number
}

/** What a door brought for the goods that were kept. */
export interface PaidGoods {
  goodsPoisha: number
  /** What the order added to or took off them, and what of that the store bears. */
  adjustmentsPoisha: number
  storeAdjustmentsPoisha: number
  shippingPoisha: number
  collectedPoisha: number
}

export interface LinePieces {
  lineId: number
  quantity: number
}

/** Of some pieces of a line. `commissionPoisha`: what the shop took of them. */
export interface RefundShare extends LinePieces {
  poisha: number
  /** What of it the store bears; the rest is what the shop gave the shopper at the checkout, or by rounding. */
  storePoisha: number
  commissionPoisha: number
  commissionVatPoisha: number
}

/**
 * What is given back for pieces that were kept: of each line its share of what was paid for all of them, after discounts. Cumulative, so
 * that piece by piece, in any order, comes to what all of them at once do, and never to more than was paid (docs/money.md, invariant 6).
 */
export function refundShares(paid: PaidGoods, lines: RefundableLine[], pieces: LinePieces[]): RefundShare[] {
  const targets = paidOfLines(paid, lines)
  const storeTargets = storeSharesOf(paid, lines)
  const quantities = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]))
  return lines.flatMap((line, at) => {
    const quantity = quantities.get(line.lineId) ?? 0
    if (quantity === 0) return []
    const by = line.refunded + quantity
    return [
      {
        lineId: line.lineId,
        quantity,
        poisha: leftOf(targets[at] ?? 0, by, line.kept, line.refundedPoisha),
        storePoisha: leftOf(storeTargets[at] ?? 0, by, line.kept, line.storePoisha),
        commissionPoisha: leftOf(line.commissionPoisha, by, line.quantity, line.refundedCommissionPoisha),
        commissionVatPoisha: leftOf(line.commissionVatPoisha, by, line.quantity, line.refundedVatPoisha),
      },
    ]
  })
}

/**
 * Whether what was refunded is still within what was paid, say after a correction of what was kept. Of pieces between which some were
 * cancelled the shares are rounded each: a poisha apiece is no reason, as the sum of all is.
 */
export function isWithinPaid(paid: PaidGoods, lines: RefundableLine[]): boolean {
  const targets = paidOfLines(paid, lines)
  const refundedPoisha = lines.reduce((sum, line) => sum + line.refundedPoisha, 0)
  const isEachWithin = lines.every(
    ({ refunded, kept, ...line }, at) =>
      refunded === 0 ||
      (refunded <= kept && line.refundedPoisha <= keptShare(targets[at] ?? 0, refunded, kept) + refunded),
  )
  return isEachWithin && refundedPoisha <= paidForGoods(paid)
}

/** For the goods: of a door that brought too little, what is left of it after the shipping. */
export function paidForGoods({ goodsPoisha, adjustmentsPoisha, shippingPoisha, collectedPoisha }: PaidGoods): number {
  return Math.max(0, Math.min(goodsPoisha + adjustmentsPoisha, collectedPoisha - shippingPoisha))
}

function paidOfLines(paid: PaidGoods, lines: RefundableLine[]): number[] {
  return sharedOut(paidForGoods(paid), lines.map(weightOf))
}

/** What the shop gave at the checkout, and what its door was not asked for, it has back; a store gives back what it had, and no more than that. */
function storeSharesOf(paid: PaidGoods, lines: RefundableLine[]): number[] {
  const givenPoisha = paid.adjustmentsPoisha - paid.storeAdjustmentsPoisha - roundingOf(paid)
  return sharedOut(Math.max(0, paidForGoods(paid) - givenPoisha), lines.map(weightOf))
}

/**
 * Of what the shop has back of its gifts once so much of them is, the part that was rounding. Cumulative, as the shares are: all of the
 * gifts bring all of it.
 */
export function roundingWithin(paid: PaidGoods, backPoisha: number): number {
  const roundingPoisha = roundingOf(paid)
  const givenPoisha = paid.storeAdjustmentsPoisha - paid.adjustmentsPoisha + roundingPoisha
  return givenPoisha === 0 ? 0 : Math.round((roundingPoisha * backPoisha) / givenPoisha)
}

function weightOf({ pricePoisha, kept }: RefundableLine): number {
  return pricePoisha * kept
}

/** Of so many pieces, up to a number of refunded ones, less what was given back for the ones before: also where one of these was cancelled. */
function leftOf(poisha: number, by: number, pieces: number, before: number): number {
  return pieces === 0 ? 0 : Math.max(0, keptShare(poisha, Math.min(by, pieces), pieces) - before)
}
