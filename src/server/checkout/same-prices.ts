import type { OrderRequest } from '#contract/checkout'
import type { CurrentFigures } from '#contract/problems'
import { takaOf } from '#contract/values/money'
import { Refusal } from '../platform/refusal.ts'
import type { Offer } from '../products/offers.queries.ts'
import { samePieces } from '../products/pieces.ts'

interface Totals {
  shippingPoisha: number
  totalPoisha: number
}

/** The shopper pays what they saw or is asked again: refuses `price_changed` with what the shop asks now. */
export function refuseOtherPrices(request: OrderRequest, offers: Offer[], totals: Totals): void {
  const isSame = request.items.every((item) => {
    const offer = samePieces(offers, item)
    return offer !== undefined && agrees(item.price, offer.pricePoisha)
  })
  if (isSame && agrees(request.totalAmount, totals.totalPoisha)) return
  throw new Refusal('price_changed', { current: currentFigures(offers, totals) })
}

/** In poisha: above float noise of fifty lines (0.04), below any price. */
const NOISE = 0.1

export function agrees(taka: number, poisha: number): boolean {
  return Math.abs(taka * 100 - poisha) < NOISE
}

function currentFigures(offers: Offer[], { shippingPoisha, totalPoisha }: Totals): CurrentFigures {
  return {
    items: offers.map(({ productId, size, pricePoisha }) => ({ productId, size, price: takaOf(pricePoisha) })),
    shipping: takaOf(shippingPoisha),
    totalAmount: takaOf(totalPoisha),
  }
}
