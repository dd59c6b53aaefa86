import type { Order } from '#contract/orders'
import { exactPoisha } from '#contract/values/money'

type Parcel = Order['parcels'][number]
type Pieces = { lineId: number; quantity: number }[]

/** Beyond so many sums nobody waits for a proposal. */
const MOST_SUMS = 20_000

/**
 * The pieces that come to what was collected, where no others do; null where several do, or none. Lines of equal prices are never
 * proposed: either may have been kept.
 */
export function proposedKept({ items, toCollect }: Parcel): Pieces | null {
  const besides = toCollect.adjustments.reduce((sum, { amount }) => sum + amount, toCollect.shipping)
  return piecesFor(
    items.map(({ id, price, quantity }) => ({ lineId: id, poisha: exactPoisha(price), quantity })),
    Math.round((toCollect.total - besides) * 100),
  )
}

interface Line {
  lineId: number
  poisha: number
  quantity: number
}

/** By dynamic programming over the sums: each with the one way to it, or null where there are several. */
export function piecesFor(lines: Line[], poisha: number): Pieces | null {
  let ways = new Map<number, Pieces | null>([[0, []]])
  for (const { lineId, poisha: price, quantity } of lines) {
    const longer = new Map<number, Pieces | null>()
    for (const [sum, way] of ways)
      for (let pieces = 0; pieces <= quantity && sum + pieces * price <= poisha; pieces += 1) {
        const at = sum + pieces * price
        longer.set(at, longer.has(at) || way === null ? null : [...way, { lineId, quantity: pieces }])
        if (longer.size > MOST_SUMS) return null
      }
    ways = longer
  }
  return ways.get(poisha) ?? null
}
