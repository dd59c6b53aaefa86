import { takaOf } from '#contract/money'
import type { OrderRequest } from '#contract/orders'
import type { CurrentFigures } from '#contract/problems'
import { samePieces } from '../cart/pieces.ts'
import type { Offer } from '../catalog/stock.queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { agrees } from './totals.ts'

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

function currentFigures(offers: Offer[], { shippingPoisha, totalPoisha }: Totals): CurrentFigures {
  return {
    items: offers.map(({ productId, size, pricePoisha }) => ({ productId, size, price: takaOf(pricePoisha) })),
    shipping: takaOf(shippingPoisha),
    totalAmount: takaOf(totalPoisha),
  }
}
