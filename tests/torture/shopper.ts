import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../demo/random.ts'
import { ask } from './ask.ts'
import type { Journal, Pieces, PricedPieces } from './journal.ts'
import { note } from './note.ts'
import { orderOf } from './order-of.ts'
import type { Plan } from './plan.ts'

/** A shop that is started again takes a while; who asks more often than this gives up. */
const MOST_TRIES = 40
/** Who cannot even see their cart waits a little, and does nothing else before they do. */
const MOST_LOOKS = 1_000
const LOOK_AGAIN_MS = 50

interface Shopper {
  plan: Plan
  journal: Journal
  random: Random
  customer: { id: number; token: string }
}

/** Fills the cart, looks into it, orders what it shows or a piece of each, and now and then thinks better of it. */
export async function shop(shopper: Shopper, attempt: string, onOrder: () => void): Promise<void> {
  await fill(shopper)
  const cart = await lookUntilShown(shopper)
  if (!cart || cart.length === 0) return
  const wanted = shopper.random.isOnceIn(6) ? cart.map(onePiece) : cart
  const lines = shopper.random.isOnceIn(20) ? wanted.map(cheaper) : wanted
  const { outcome, orderId } = await order(shopper, attempt, lines)
  if (outcome === 'ok') onOrder()
  if (outcome === 'refused' && shopper.random.isOnceIn(2)) await clear(shopper)
  if (orderId !== null && shopper.random.isOnceIn(6)) await cancel(shopper, orderId)
}

async function fill({ plan, journal, random, customer }: Shopper): Promise<void> {
  const lines = Array.from({ length: 1 + random.whole(3) }, () => somePieces(plan, random))
  const { outcome, status, code } = await ask(plan.url, 'POST', '/api/cart/add', {
    token: customer.token,
    json: { userId: customer.id, items: lines },
  })
  note(journal, { kind: 'fill', who: customer.id, lines, outcome }, { status, code })
}

function somePieces({ products }: Plan, random: Random): Pieces {
  const { id, stock } = products[random.whole(products.length)] ?? { id: 0, stock: {} }
  const sizes = Object.keys(stock)
  return { productId: id, size: sizes[random.whole(sizes.length)] ?? 'M', quantity: 1 + random.whole(2) }
}

/**
 * What nobody answered leaves two possibilities for the judge, and one after the other twice as many: so a shopper
 * makes sure of the cart before going on.
 */
async function lookUntilShown(shopper: Shopper): Promise<PricedPieces[] | undefined> {
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    const cart = await look(shopper)
    if (cart) return cart
    await wait(LOOK_AGAIN_MS)
  }
  return undefined
}

/** What the cart shows, or undefined where the shop could not say. */
async function look({ plan, journal, customer }: Shopper): Promise<PricedPieces[] | undefined> {
  const { outcome, body } = await ask(plan.url, 'GET', `/api/cart/GetCartItems/${customer.id}`, customer)
  if (outcome !== 'ok') return undefined
  const shown = body as { items: { productId: number; size: string; quantity: number; product: { price: number } }[] }
  const lines = shown.items.map(({ productId, size, quantity, product }) => ({
    ...{ productId, size, quantity },
    pricePoisha: Math.round(product.price * 100),
  }))
  note(journal, { kind: 'read', who: customer.id, lines: lines.map(({ pricePoisha: _, ...pieces }) => pieces) })
  return lines
}

/** As from a page that was opened before the cart was filled once more. */
function onePiece(line: PricedPieces): PricedPieces {
  return { ...line, quantity: 1 }
}

function cheaper(line: PricedPieces): PricedPieces {
  return { ...line, pricePoisha: 100 }
}

async function order(shopper: Shopper, attempt: string, lines: PricedPieces[]) {
  const { random } = shopper
  const key = random.isOnceIn(8) ? undefined : `key of ${attempt}`
  // A press whose answer did not come is repeated: with a key as often as it takes, without one never.
  const isPatient = key !== undefined && !random.isOnceIn(4)
  let told =
    random.isOnceIn(12) && key
      ? await pressTwice(shopper, attempt, lines, key)
      : await press(shopper, attempt, lines, key)
  for (let tries = 1; told.outcome === 'unknown' && isPatient && tries < MOST_TRIES; tries += 1) {
    await wait(20)
    told = await press(shopper, attempt, lines, key)
  }
  if (told.outcome === 'ok' && key && random.isOnceIn(10)) await press(shopper, attempt, lines, key)
  return told
}

/** Both at once, as a nervous finger does. */
async function pressTwice(shopper: Shopper, attempt: string, lines: PricedPieces[], key: string) {
  const [first, second] = await Promise.all([press(shopper, attempt, lines, key), press(shopper, attempt, lines, key)])
  return [first, second].find(({ outcome }) => outcome === 'ok') ?? (first.outcome === 'unknown' ? first : second)
}

async function press({ plan, journal, customer }: Shopper, attempt: string, lines: PricedPieces[], key?: string) {
  note(journal, { kind: 'send', who: customer.id, attempt, lines })
  const { outcome, status, code, body } = await ask(plan.url, 'POST', '/api/orders/create', {
    token: customer.token,
    json: orderOf(attempt, lines),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
  const orderId = outcome === 'ok' ? Number(body['id']) : null
  note(journal, { kind: 'answer', attempt, outcome, orderId, code }, { status, code })
  return { outcome, orderId }
}

async function clear({ plan, journal, customer }: Shopper): Promise<void> {
  const { outcome, status, code } = await ask(plan.url, 'DELETE', '/api/cart', customer)
  note(journal, { kind: 'clear', who: customer.id, outcome }, { status, code })
}

async function cancel({ plan, journal, customer }: Shopper, orderId: number): Promise<void> {
  const { outcome, status, code } = await ask(plan.url, 'PUT', `/api/orders/${orderId}/status`, {
    token: customer.token,
    json: { status: 'Cancelled' },
  })
  note(journal, { kind: 'cancel', orderId, outcome }, { status, code })
}
