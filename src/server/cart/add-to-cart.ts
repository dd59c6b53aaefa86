import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/values/sizes'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { type Db, lastly, pipelined, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Offer, offersOf } from '../products/offers.queries.ts'
import { onOffer, refuseIfShort } from '../products/on-offer.ts'
import { addedUp, samePieces } from '../products/pieces.ts'
import type { Pieces } from '../products/stock.queries.ts'
import { addToLines, linesOf, lockCustomer, piecesIn } from './cart.queries.ts'
import { countOf, refuseAnother } from './read-cart.ts'

/**
 * All or nothing. Refuses `not_your_account`, `product_not_found`, `product_off_sale`, a size, `cart_line_full`,
 * `cart_full`, `out_of_stock`.
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
    const [, held, offers] = await pipelined(tx, (connection) =>
      Promise.all([lockCustomer(connection, actor.id), piecesIn(connection, actor.id), offersOf(connection, wanted)]),
    )
    const lines = acceptedLines(wanted, held, offers)
    const [, rows] = await lastly(tx, (connection) =>
      Promise.all([addToLines(connection, actor.id, lines), linesOf(connection, actor.id)]),
    )
    return { message: m.cart_added_cart(), count: countOf(rows) }
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
  const offer = onOffer(found?.isDeleted ? undefined : found, { product: `${item}.productId`, size: `${item}.size` })
  const quantity = piece.quantity + (samePieces(held, piece)?.quantity ?? 0)
  if (quantity > MAX_QUANTITY) throw lineFull(`${item}.quantity`)
  refuseIfShort(offer, quantity, item)
  return offer
}

function lineFull(field: string): Refusal {
  return new Refusal('cart_line_full', {
    fields: { [field]: m.cart_most_with_cart({ most: MAX_QUANTITY }) },
  })
}
