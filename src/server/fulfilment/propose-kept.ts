import type { Order } from '#contract/orders'
import { exactPoisha } from '#contract/values/money'
import type { LinePieces } from '../orders/outcomes.queries.ts'
import { piecesFor } from '../parcels/pieces-for.ts'

type Parcel = Order['parcels'][number]

/**
 * The pieces that come to what was collected, where no others do; null where several do, or none. Lines of equal prices are never
 * proposed: either may have been kept.
 */
export function proposedKept({ items, toCollect }: Parcel): LinePieces[] | null {
  const besides = toCollect.adjustments.reduce(
    (sum, { amount }) => sum + amount,
    toCollect.shipping + toCollect.rounding,
  )
  const lines = items.map(({ id, price, quantity }) => ({ lineId: id, pricePoisha: exactPoisha(price), quantity }))
  const pieces = piecesFor(lines, Math.round((toCollect.total - besides) * 100))
  return pieces === 'several' ? null : pieces
}
