import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/garment'
import { type Offer, offersOf, type Pieces } from '../catalog/stock.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { atOnce, type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { addToLines, lockCustomer, piecesIn } from './cart.queries.ts'
import { onOffer, refuseIfShort } from './on-offer.ts'
import { addedUp, samePieces } from './pieces.ts'
import { cartOf, refuseAnother } from './read-cart.ts'

/**
 * All of it or nothing. Refuses `not_your_account`, `product_not_found`, `product_off_sale`, a size not offered,
 * `cart_line_full`, `cart_full`, `out_of_stock`.
 */
export async function addToCart(
  db: Db,
  actor: Actor,
  { userId, items }: { userId: number; items: Pieces[] },
): Promise<{ message: string; count: number }> {
  refuseAnother(actor, userId)
  return await transact(db, async (tx) => {
    const wanted = addedUp(items)
    // What is asked behind the lock sees what was committed before the lock was had.
    const [, held, offers] = await atOnce(tx, (line) =>
      Promise.all([lockCustomer(line, actor.id), piecesIn(line, actor.id), offersOf(line, wanted)]),
    )
    const lines = acceptedLines(wanted, held, offers)
    const [, { count }] = await atOnce(tx, (line) =>
      Promise.all([addToLines(line, actor.id, lines), cartOf(line, actor.id)]),
    )
    return { message: 'Added to cart', count }
  })
}

function acceptedLines(wanted: (Pieces & { at: number })[], held: Pieces[], offers: Offer[]) {
  const lines = wanted.map((piece) => ({ ...piece, pricePoisha: acceptedOffer(offers, held, piece).pricePoisha }))
  const fresh = wanted.filter((piece) => !samePieces(held, piece))
  if (held.length + fresh.length > MAX_CART_LINES) throw new Refusal('cart_full')
  return lines
}

function acceptedOffer(offers: Offer[], held: Pieces[], piece: Pieces & { at: number }): Offer {
  const item = `items.${piece.at}`
  const found = samePieces(offers, piece)
  // A deleted product has left the shop: nobody new can have seen it.
  const offer = onOffer(found?.isDeleted ? undefined : found, { product: `${item}.productId`, size: `${item}.size` })
  const quantity = piece.quantity + (samePieces(held, piece)?.quantity ?? 0)
  if (quantity > MAX_QUANTITY) throw lineFull(`${item}.quantity`)
  refuseIfShort(offer, quantity, item)
  return offer
}

function lineFull(field: string): Refusal {
  return new Refusal('cart_line_full', {
    fields: { [field]: `Must be at most ${MAX_QUANTITY} with those in the cart.` },
  })
}
