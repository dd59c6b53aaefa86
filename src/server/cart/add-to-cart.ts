import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/values/sizes'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { type Db, lastly, pipelined, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Offer, offersOf } from '../products/offers.queries.ts'
import { type OfferOfSize, onOffer, refuseIfShort } from '../products/on-offer.ts'
import { addedUp, samePieces } from '../products/pieces.ts'
import type { Pieces } from '../products/stock.queries.ts'
import { addUnrefusable, piecesForSale } from './add-at-once.queries.ts'
import { addToLines, lockCustomer, piecesIn } from './cart.queries.ts'
import { refuseAnother } from './read-cart.ts'

/**
 * All or nothing. Refuses `not_your_account`, `product_not_found`, `product_off_sale`, `store_takes_no_orders`, a size, `cart_line_full`,
 * `cart_full`, `out_of_stock`.
 */
export async function addToCart(
  db: Db,
  { id }: Actor,
  { userId, items }: { userId: number; items: Pieces[] },
): Promise<{ message: string; count: number }> {
  refuseAnother({ id }, userId)
  const wanted = addedUp(items)
  const count = (await addAtOnce(db, id, wanted)) ?? (await addByTheRules(db, id, wanted))
  return { message: m.cart_added_cart(), count }
}

/**
 * Optimistic, in one trip: adds where nothing can be refused, which is nearly always; undefined where something may be, and nothing
 * was added. Of the last 3 pieces 2 are added at once; 4 are not, and the rules below then say that there are only 3.
 */
async function addAtOnce(db: Db, customerId: number, wanted: Pieces[]): Promise<number | undefined> {
  const [, added, count] = await transact(db, (tx) =>
    lastly(tx, (connection) =>
      Promise.all([
        lockCustomer(connection, customerId),
        addUnrefusable(connection, customerId, wanted),
        piecesForSale(connection, customerId),
      ]),
    ),
  )
  return added === wanted.length ? count : undefined
}

async function addByTheRules(db: Db, customerId: number, wanted: (Pieces & { at: number })[]): Promise<number> {
  return await transact(db, async (tx) => {
    // What is asked behind the lock sees what was committed before the lock was had.
    const [, held, offers] = await pipelined(tx, (connection) =>
      Promise.all([
        lockCustomer(connection, customerId),
        piecesIn(connection, customerId),
        offersOf(connection, wanted),
      ]),
    )
    const lines = acceptedLines(wanted, held, offers)
    const [, count] = await lastly(tx, (connection) =>
      Promise.all([addToLines(connection, customerId, lines), piecesForSale(connection, customerId)]),
    )
    return count
  })
}

function acceptedLines(wanted: (Pieces & { at: number })[], held: Pieces[], offers: Offer[]) {
  const lines = wanted.map((piece) => {
    const { sizeId, pricePoisha } = acceptedOffer(offers, held, piece)
    return { ...piece, sizeId, pricePoisha }
  })
  const fresh = wanted.filter((piece) => !samePieces(held, piece))
  if (held.length + fresh.length > MAX_CART_LINES) throw new Refusal('cart_full')
  return lines
}

function acceptedOffer(offers: Offer[], held: Pieces[], piece: Pieces & { at: number }): OfferOfSize {
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
