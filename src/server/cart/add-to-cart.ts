import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/garment'
import { type Offer, offersOf, type Pieces } from '../catalog/stock.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
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
    await lockCustomer(tx, actor.id)
    await add(tx, actor.id, addedUp(items))
    const { count } = await cartOf(tx, actor.id)
    return { message: 'Added to cart', count }
  })
}

async function add(tx: Db, customerId: number, wanted: (Pieces & { at: number })[]): Promise<void> {
  const held = await piecesIn(tx, customerId)
  const offers = await offersOf(tx, wanted)
  const lines = wanted.map((piece) => ({ ...piece, pricePoisha: acceptedOffer(offers, held, piece).pricePoisha }))
  const fresh = wanted.filter((piece) => !samePieces(held, piece))
  if (held.length + fresh.length > MAX_CART_LINES) throw new Refusal('cart_full')
  await addToLines(tx, customerId, lines)
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
