import { MAX_QUANTITY } from '#contract/garment'
import type { Order, OrderRequest } from '#contract/orders'
import { deleteBoughtLines, lockCustomer } from '../cart/cart.queries.ts'
import { onOffer, outOfStock, refuseIfShort } from '../cart/on-offer.ts'
import { addedUp, samePieces } from '../cart/pieces.ts'
import { type Offer, offersOf, type Pieces, takeStock } from '../catalog/stock.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { announce } from '../platform/announcements.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { fingerprintOf } from './fingerprint.ts'
import { insertKey, insertOrder, type NewLine, orderOfKey } from './placing.queries.ts'
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
  const orderId = await transact(db, async (tx) => {
    await lockCustomer(tx, actor.id)
    return key === undefined
      ? await checkOut(tx, actor.id, request)
      : await checkOutOnce(tx, actor.id, request, { key, fingerprint: fingerprintOf(request) })
  })
  return await readOrder(db, actor, orderId)
}

async function checkOutOnce(
  tx: Db,
  customerId: number,
  request: OrderRequest,
  once: { key: string; fingerprint: string },
): Promise<number> {
  const earlier = await orderOfKey(tx, customerId, once.key)
  if (earlier && earlier.fingerprint !== once.fingerprint) throw new Refusal('idempotency_key_reused')
  if (earlier) return earlier.orderId
  const orderId = await checkOut(tx, customerId, request)
  await insertKey(tx, { ...once, customerId, orderId })
  return orderId
}

async function checkOut(tx: Db, customerId: number, request: OrderRequest): Promise<number> {
  const wanted = await wantedOf(tx, request.items)
  const totals = totalsOf(wanted)
  refuseOtherPrices(request, wanted, totals)
  await deleteBoughtLines(tx, customerId, wanted)
  // Late: until the commit, others who want the same sizes wait for this order.
  const lines = await takenFromStock(tx, wanted)
  return await insertOrder(tx, { customerId, request, ...totals, parcels: parcelsOf(lines) })
}

/** What is ordered, as the shop offers it now. */
async function wantedOf(tx: Db, items: Pieces[]): Promise<Wanted[]> {
  const pieces = addedUp(items)
  const offers = await offersOf(tx, pieces)
  return pieces.map(({ productId, size, quantity, at }) => {
    const item = `items.${at}`
    const fields = { product: `${item}.productId`, size: `${item}.Size` }
    const offer = onOffer(samePieces(offers, { productId, size }), fields)
    if (quantity > MAX_QUANTITY) throw tooMany(`${item}.quantity`)
    refuseIfShort(offer, quantity, item)
    return { ...offer, quantity, at }
  })
}

/** Takes the counted sizes; refuses `out_of_stock` where another shopper was faster. */
async function takenFromStock(tx: Db, wanted: Wanted[]): Promise<NewLine[]> {
  const counted = wanted.filter(({ stock }) => stock !== null)
  const taken = counted.length > 0 ? await takeStock(tx, counted) : []
  const missed = counted.find((line) => !samePieces(taken, line))
  if (missed) throw await soldMeanwhile(tx, missed)
  for (const { productId, left } of taken) if (left === 0) announce(tx, `product:${productId}`)
  return wanted.map((line) => ({ ...line, stockTaken: typeof samePieces(taken, line)?.left === 'number' }))
}

/** Read where the size is still held: what is said to be left is left. */
async function soldMeanwhile(tx: Db, missed: Wanted): Promise<Refusal> {
  const [now] = await offersOf(tx, [missed])
  return outOfStock(now?.stock ?? 0, missed.size, `items.${missed.at}`)
}

function tooMany(field: string): Refusal {
  return new Refusal('invalid_request', { fields: { [field]: `Must be at most ${MAX_QUANTITY}.` } })
}
