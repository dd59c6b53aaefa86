import { exactPoisha } from '#contract/values/money'
import type { Settings } from '#contract/values/settings'
import type { AssumedPieces, SizeOf } from '../products/stock.queries.ts'
import type { HeldOpen } from './held-open.queries.ts'

export type NewAccountBounds = Pick<Settings, 'newPieces' | 'newTaka' | 'newShareOfSize' | 'newLeastOfSize'>

/**
 * Whether an order is more than a new account may hold open, with what it holds already, as do its phone and its place over all accounts: in
 * pieces, in taka, or of one counted size (docs/decisions/082). `held` has no row for an account that is not new.
 */
export function isBeyondNew(held: HeldOpen[], asked: Asked[], bounds: NewAccountBounds): boolean {
  const all = held.find(({ productId }) => productId === null)
  if (!all) return false
  const pieces = asked.reduce((sum, { quantity }) => sum + quantity, all.pieces)
  const poisha = asked.reduce((sum, { quantity, pricePoisha }) => sum + quantity * pricePoisha, all.poisha)
  return (
    pieces > bounds.newPieces ||
    poisha > exactPoisha(bounds.newTaka) ||
    asked.some((each) => isBeyondOfSize(each, piecesHeld(held, each), bounds))
  )
}

type Asked = SizeOf & AssumedPieces & { pricePoisha: number }

function piecesHeld(held: HeldOpen[], { productId, size }: Asked): number {
  return held.find((each) => each.productId === productId && each.size === size)?.pieces ?? 0
}

/** A part of what is left and held together, so that ordering again gets no further. */
function isBeyondOfSize({ stock, quantity }: Asked, held: number, bounds: NewAccountBounds): boolean {
  if (stock === null) return false
  const share = Math.floor((stock + held) / bounds.newShareOfSize)
  return held + quantity > Math.max(share, bounds.newLeastOfSize)
}
