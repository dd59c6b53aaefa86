import { createHash } from 'node:crypto'
import type { OrderRequest } from '#contract/checkout'
import type { Order } from '#contract/orders'
import { MAX_QUANTITY } from '#contract/values/sizes'
import { m } from '#messages'
import { lockCustomer, takeBoughtPieces } from '../cart/cart.queries.ts'
import { chargesOf } from '../cart/charges.ts'
import { quoteOf } from '../cart/quote.ts'
import { termsOf } from '../commission/found.queries.ts'
import { withCommission } from '../commission/with-commission.ts'
import { hasTooManyOpen, orderOfKey } from '../orders/earlier-orders.queries.ts'
import { insertOrder } from '../orders/insert-order.queries.ts'
import type { NewOrder, Once } from '../orders/new-order.ts'
import { type OrderRecord, orderOf } from '../orders/orders.queries.ts'
import { orderAs } from '../orders/read-order.ts'
import { type Actor, isAssumed } from '../platform/actor.ts'
import { type Db, pipelined, type Tx, transact } from '../platform/database/db.ts'
import { type RateLimit, spend, spendOrAbort } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { noteSignal } from '../platform/signals/signals.ts'
import { invalidateStock } from '../products/invalidate-products.ts'
import { type Offer, offersOf } from '../products/offers.queries.ts'
import { type OfferOfSize, onOffer, outOfStock, refuseIfShort } from '../products/on-offer.ts'
import { addedUp, samePieces } from '../products/pieces.ts'
import { leavesSome, type Pieces, type SizePieces, takeStock, takeStockOrAbort } from '../products/stock.queries.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type HeldOpen, heldOpen } from './held-open.queries.ts'
import { isBeyondNew, type NewAccountBounds } from './new-accounts.ts'
import { refuseOtherPrices } from './same-prices.ts'

type Wanted = OfferOfSize & { quantity: number; at: number }

/** Once an order of the account has arrived. */
const TIMES_AS_MANY_WHEN_KNOWN = 10

/** Also those that were cancelled: each is a mail to its stores. */
const DAY_SECONDS = 86_400

export interface OrderLimits {
  /** So many orders of a new account may be open; 0: as many as it likes, and whatever they hold. */
  maxOpenOrders: number
  /** So many orders an account may place within a day; 0: as many as it likes. */
  maxOrdersADay: number
  /** Whether a code reaches a phone; else an order that needs a proven one is taken, and waits for its stores. */
  provesPhones: boolean
}

interface Press extends OrderLimits {
  key: string | undefined
}

/**
 * Prices, stock, cart and key in one transaction; a key, or the same body within seconds, gives its order again
 * (decision 010). Refuses `not_your_account`, `product_not_found`, `product_off_sale`, `store_takes_no_orders`, a size, `out_of_stock`,
 * `price_changed`, `too_many_open_orders`, `phone_proof_needed`, `too_many_attempts`, `idempotency_key_reused`.
 */
export async function placeOrder(db: Db, actor: Actor, request: OrderRequest, press: Press): Promise<Order> {
  if (request.userId !== undefined && request.userId !== actor.id) throw new Refusal('not_your_account')
  const once = onceOf(request, press.key)
  let isNew = false
  const order = await transact(db, async (tx) => {
    const pieces = addedUp(request.items)
    // What is asked behind the lock sees what was committed before the lock was had.
    const [, earlier, offers, terms, settings, hasTooMany, held] = await pipelined(tx, (connection) =>
      Promise.all([
        lockCustomer(connection, actor.id),
        orderOfKey(connection, actor.id, once),
        offersOf(connection, pieces),
        termsOf(
          connection,
          pieces.map(({ productId }) => productId),
        ),
        readSettings(connection),
        isFull(connection, actor, press.maxOpenOrders),
        heldBy(connection, actor, { request, pieces }, press.maxOpenOrders),
      ]),
    )
    if (earlier && earlier.fingerprint !== once.fingerprint) throw new Refusal('idempotency_key_reused')
    isNew = !earlier
    if (earlier) return await orderOf(tx, earlier.orderId)
    if (hasTooMany) throw new Refusal('too_many_open_orders')
    const asked = { customerId: actor.id, request, once, ofDay: ofDayBy(actor, press.maxOrdersADay) }
    const wanted = wantedOf(pieces, offers)
    const quote = quoteOf(wanted, chargesOf(settings))
    refuseOtherPrices(request, wanted, quote)
    const awaitsConfirmation = mustAwait(held, wanted, settings, press)
    const parcels = quote.parcels.map((parcel) => ({ ...parcel, lines: withCommission(parcel.lines, terms) }))
    const order = { ...asked, quote: { ...quote, parcels }, awaitsConfirmation }
    if (awaitsConfirmation) return await checkOutUntaken(tx, order, wanted)
    const isSure = isAssumed(actor) && wanted.every(leavesSome)
    return await (isSure ? checkOutAtOnce : checkOut)(tx, order, wanted)
  })
  if (isNew) noteSignal('orderPlaced', {})
  return orderAs(actor, order)
}

function onceOf(request: OrderRequest, key: string | undefined): Once {
  const fingerprint = fingerprintOf(request)
  // No header holds a line break, so no client’s key is this.
  return { key: key ?? `\n${fingerprint}`, fingerprint, isKeyed: key !== undefined }
}

/** Against orders that nobody means to pay. Admins order for others. */
async function isFull(db: Db, { id, role }: Actor, most: number): Promise<boolean> {
  if (most === 0 || role === 'Admin') return false
  return await hasTooManyOpen(db, id, { most, mostKnown: most * TIMES_AS_MANY_WHEN_KNOWN })
}

/** Against all of the shop’s stock in one hand. Nobody’s account is asked where nothing is bounded, nor an admin’s. */
async function heldBy(
  db: Db,
  { id, role }: Actor,
  { request, pieces }: { request: OrderRequest; pieces: Pieces[] },
  maxOpenOrders: number,
): Promise<HeldOpen[]> {
  if (maxOpenOrders === 0 || role === 'Admin') return []
  const { phone, shippingAddress: address, shippingCity: city } = request
  return await heldOpen(db, { customerId: id, phone, address, city }, pieces)
}

/** Refuses `phone_proof_needed` where a phone can be proven. */
function mustAwait(held: HeldOpen[], wanted: Wanted[], bounds: NewAccountBounds, { provesPhones }: Press): boolean {
  if (!isBeyondNew(held, wanted, bounds)) return false
  if (provesPhones) throw new Refusal('phone_proof_needed')
  return true
}

/** Against orders that are cancelled and placed again. One that is refused is rolled back, and counts for nothing. */
function ofDayBy({ id, role }: Actor, most: number): OfDay | undefined {
  if (most === 0 || role === 'Admin') return undefined
  const limit = { kind: 'orders', most, windowSeconds: DAY_SECONDS, refusal: m.checkout_limit_orders }
  return { limit, subject: `account:${id}` }
}

interface OfDay {
  limit: RateLimit
  subject: `account:${number}`
}

type Checkout = Omit<NewOrder, 'isTaken'> & { ofDay: OfDay | undefined }

async function checkOut(tx: Tx, { ofDay, ...order }: Checkout, wanted: Wanted[]): Promise<OrderRecord> {
  // Stock is taken late: until the commit, others who want the same sizes wait for this order.
  const [, taken] = await pipelined(tx, (connection) =>
    Promise.all([
      takeBoughtPieces(connection, order.customerId, wanted),
      takeStock(connection, wanted),
      ofDay && spend(connection, ofDay.limit, ofDay.subject),
    ]),
  )
  const leftOf = ({ sizeId }: SizePieces) => taken.find((each) => each.sizeId === sizeId)
  const missed = wanted.find((each) => !leftOf(each))
  if (missed) throw await soldMeanwhile(tx, missed)
  await invalidateStock(
    tx,
    taken.filter(({ left }) => left === 0),
  )
  const isTaken = (each: SizePieces) => typeof leftOf(each)?.left === 'number'
  return await insertOrder(tx, { ...order, isTaken })
}

/** Its stock is taken when its stores confirm it. */
async function checkOutUntaken(tx: Tx, { ofDay, ...order }: Checkout, wanted: Wanted[]): Promise<OrderRecord> {
  await pipelined(tx, (connection) =>
    Promise.all([
      takeBoughtPieces(connection, order.customerId, wanted),
      ofDay && spend(connection, ofDay.limit, ofDay.subject),
    ]),
  )
  return await insertOrder(tx, { ...order, isTaken: () => false })
}

/**
 * Optimistic, in one trip with the insert and the commit: `[cart] [stock, if some is left] [one more today, if that is allowed]
 * [order …] [commit]`. Where not, all of it fails, and is done again by `checkOut`, which says what is wrong.
 */
async function checkOutAtOnce(tx: Tx, { ofDay, ...order }: Checkout, wanted: Wanted[]): Promise<OrderRecord> {
  return await insertOrder(tx, { ...order, isTaken: ({ stock }) => stock !== null }, (connection) => [
    takeBoughtPieces(connection, order.customerId, wanted),
    takeStockOrAbort(connection, wanted),
    ...(ofDay ? [spendOrAbort(connection, ofDay.limit, ofDay.subject)] : []),
  ])
}

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

/** Another was faster: read again, as what was read before the locks is old. */
async function soldMeanwhile(tx: Db, missed: Wanted): Promise<Refusal> {
  const [now] = await offersOf(tx, [missed])
  return outOfStock(now?.stock ?? 0, missed.size, `items.${missed.at}`)
}

function tooMany(field: string): Refusal {
  return new Refusal('invalid_request', { fields: { [field]: m.field_at_most({ most: MAX_QUANTITY }) } })
}

/** Equal for equal requests: all that the shop reads, in any order of keys. */
function fingerprintOf({ orderDate: _unread, userId: _own, paymentMethod: _cash, ...read }: OrderRequest): string {
  const entries = Object.entries(read).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}
