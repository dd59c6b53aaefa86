import { MAX_QUANTITY } from '#contract/garment'
import type { Order, OrderRequest } from '#contract/orders'
import { deleteBoughtLines, lockCustomer } from '../cart/cart.queries.ts'
import { onOffer, outOfStock, refuseIfShort } from '../cart/on-offer.ts'
import { addedUp, samePieces } from '../cart/pieces.ts'
import { type Offer, offersOf, type Pieces, takeStock } from '../catalog/stock.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { announce } from '../platform/announcements.ts'
import { atOnce, type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { fingerprintOf } from './fingerprint.ts'
import { insertOrder, type NewOrder, orderOfKey } from './placing.queries.ts'
import { readOrder } from './read-order.ts'
import { refuseOtherPrices } from './same-prices.ts'
import { parcelsOf, totalsOf } from './totals.ts'

type Wanted = Offer & { quantity: number; at: number }

/**
 * Places an order: prices, stock, cart and the Idempotency-Key in one transaction. The same key with the same body gives
 * its order again. Refuses `product_not_found`, `product_off_sale`, a size not offered, `out_of_stock`, `price_changed`
 * and `idempotency_key_reused`, and then nothing is stored.
 */
export async function placeOrder(db: Db, actor: Actor, request: OrderRequest, key: string | undefined): Promise<Order> {
  const once = key === undefined ? null : { key, fingerprint: fingerprintOf(request) }
  const orderId = await transact(db, async (tx) => {
    const pieces = addedUp(request.items)
    // What is asked behind the lock sees what was committed before the lock was had.
    const [, earlier, offers] = await atOnce(tx, (line) =>
      Promise.all([
        lockCustomer(line, actor.id),
        once ? orderOfKey(line, actor.id, once.key) : undefined,
        offersOf(line, pieces),
      ]),
    )
    if (earlier && earlier.fingerprint !== once?.fingerprint) throw new Refusal('idempotency_key_reused')
    return earlier?.orderId ?? (await checkOut(tx, { customerId: actor.id, request, once }, wantedOf(pieces, offers)))
  })
  return await readOrder(db, actor, orderId)
}

async function checkOut(
  tx: Db,
  order: Pick<NewOrder, 'customerId' | 'request' | 'once'>,
  wanted: Wanted[],
): Promise<number> {
  const totals = totalsOf(wanted)
  refuseOtherPrices(order.request, wanted, totals)
  const counted = wanted.filter(({ stock }) => stock !== null)
  // Stock is taken late: until the commit, others who want the same sizes wait for this order.
  const [, taken] = await atOnce(tx, (line) =>
    Promise.all([
      deleteBoughtLines(line, order.customerId, wanted),
      counted.length > 0 ? takeStock(line, counted) : [],
    ]),
  )
  const missed = counted.find((each) => !samePieces(taken, each))
  if (missed) throw await soldMeanwhile(tx, missed)
  for (const { productId, left } of taken) if (left === 0) announce(tx, `product:${productId}`, 'stock')
  const lines = wanted.map((each) => ({ ...each, stockTaken: typeof samePieces(taken, each)?.left === 'number' }))
  return await insertOrder(tx, { ...order, ...totals, parcels: parcelsOf(lines) })
}

/** What is ordered, as the shop offers it now. */
function wantedOf(pieces: (Pieces & { at: number })[], offers: Offer[]): Wanted[] {
  return pieces.map(({ productId, size, quantity, at }) => {
    const item = `items.${at}`
    const fields = { product: `${item}.productId`, size: `${item}.Size` }
    const offer = onOffer(samePieces(offers, { productId, size }), fields)
    if (quantity > MAX_QUANTITY) throw tooMany(`${item}.quantity`)
    refuseIfShort(offer, quantity, item)
    return { ...offer, quantity, at }
  })
}

/** Another shopper was faster. What is left is read once more: what was read before the sizes were taken is out of date. */
async function soldMeanwhile(tx: Db, missed: Wanted): Promise<Refusal> {
  const [now] = await offersOf(tx, [missed])
  return outOfStock(now?.stock ?? 0, missed.size, `items.${missed.at}`)
}

function tooMany(field: string): Refusal {
  return new Refusal('invalid_request', { fields: { [field]: `Must be at most ${MAX_QUANTITY}.` } })
}
