import type { OrderStatus } from '../../src/contract/orders.ts'
import { chargesNow } from '../../src/server/cart/charges.ts'
import { type Charges, quoteOf } from '../../src/server/cart/quote.ts'
import { statusOf } from '../../src/server/orders/order-status.ts'
import { type Db, transact } from '../../src/server/platform/database/db.ts'
import type { Random } from '../random.ts'
import { batches, type Customer } from './accounts.ts'
import { collected } from './collected.ts'
import { insertSeedOrders, type OnSale, type SeedOrder } from './orders.queries.ts'
import { recipientOf } from './people.ts'

interface Market {
  goods: OnSale[]
  customers: Customer[]
  now: Date
  random: Random
  tell: (step: string) => void
}

const AT_ONCE = 2_000
const TELL_EACH = 20_000
const DAY_MS = 86_400_000
const DAYS = 90
const LINES = [1, 1, 1, 2, 2, 3, 4]
const QUANTITIES = [1, 1, 1, 2, 3]

/** Orders of the last three months, the newest last, quoted as the checkout does. */
export async function placeOrders(db: Db, count: number, market: Market): Promise<void> {
  const charges = await chargesNow(db)
  for (const turns of batches(0, count, AT_ONCE)) {
    const orders = turns.map((turn) => orderOf(1 - (turn + 1) / count, market, charges))
    await transact(db, (tx) => insertSeedOrders(tx, orders))
    const done = (turns.at(-1) ?? 0) + 1
    if (done % TELL_EACH === 0 || done === count) market.tell(`Orders: ${done} of ${count}`)
  }
}

/** `age` from 1 (three months) to 0 (now). */
function orderOf(age: number, { goods, customers, now, random }: Market, charges: Charges): SeedOrder {
  const customer = random.pick(customers)
  const createdAt = new Date(now.getTime() - Math.round(age * DAYS * DAY_MS))
  const lines = linesOf(goods, random)
  const isCancelled = random.share() < 0.08
  const quote = quoteOf(lines, charges)
  const parcels = quote.parcels.map((parcel) => {
    const status = isCancelled ? 'Cancelled' : statusAt(age, random)
    const isMoved = status !== 'Pending'
    const movedAt = isMoved
      ? new Date(Math.min(now.getTime(), createdAt.getTime() + random.between(1, 72) * 3_600_000))
      : null
    return { ...parcel, status, movedAt, movedBy: isMoved ? (parcel.lines[0]?.ownerId ?? null) : null }
  })
  return {
    customerId: customer.id,
    email: customer.email,
    ...recipientOf(random),
    ...collected(quote, parcels),
    status: statusOf(parcels),
    createdAt,
  }
}

/** One to four different products, or fewer where the shop has fewer. */
function linesOf(goods: OnSale[], random: Random) {
  const chosen = new Set(Array.from({ length: random.pick(LINES) }, () => random.pick(goods)))
  return [...chosen].map(({ sizes, ...product }) => ({
    ...product,
    size: random.pick(sizes),
    quantity: random.pick(QUANTITIES),
    stockTaken: false,
  }))
}

/** Parcels of the last days wait still; older ones went out, now and then one did not. */
function statusAt(age: number, random: Random): OrderStatus {
  if (random.share() < age * 12) return random.share() < 0.04 ? 'Cancelled' : 'Completed'
  return 'Pending'
}
