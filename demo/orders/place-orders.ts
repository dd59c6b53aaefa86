import type { OrderStatus } from '../../src/contract/orders.ts'
import { chargesNow } from '../../src/server/cart/charges.ts'
import { type Charges, quoteOf } from '../../src/server/cart/quote.ts'
import { type FoundTerms, termsOf } from '../../src/server/commission/found.queries.ts'
import { withCommission } from '../../src/server/commission/with-commission.ts'
import { statusOf } from '../../src/server/orders/order-status.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { takeStock } from '../../src/server/products/stock.queries.ts'
import { createRandom } from '../random.ts'
import { collected } from '../seed/collected.ts'
import { insertSeedOrders, type SeedOrder } from '../seed/orders.queries.ts'
import { bringOnItsWay } from './bring-on-its-way.ts'
import type { DemoCustomer } from './customers.ts'
import { type DemoLine, type ShelfProduct, type Shelves, shelvesOf } from './goods.ts'
import { type Fate, type PlannedOrder, plannedOrders } from './plan.ts'

const HOUR_MS = 3_600_000
/** The same orders in every shop. */
const SEED = 1971

interface Market {
  products: ShelfProduct[]
  /** Username → customer with the id of the account. */
  customers: Map<string, DemoCustomer & { id: number }>
  /** Vendor → account of its owner, who moves its parcels. */
  ownerIds: Map<number, number>
  now: Date
}

/** Puts the planned orders into the shop, quoted and charged as the checkout does, takes their pieces out of the stock, and brings parcels on their way. */
export async function placeDemoOrders(tx: Db, market: Market): Promise<void> {
  const shelves = shelvesOf(market.products, createRandom(SEED))
  const charges = await chargesNow(tx)
  const terms = await termsOf(
    tx,
    market.products.map(({ productId }) => productId),
  )
  const orders = plannedOrders.map((planned) => orderOf(planned, market, shelves, { charges, terms }))
  const orderIds = await insertSeedOrders(tx, orders)
  await takeStock(tx, shelves.taken())
  for (const [at, { way }] of plannedOrders.entries()) await bringOnItsWay(tx, orderIds[at] ?? 0, way, market)
}

function orderOf(
  planned: PlannedOrder,
  { customers, ownerIds, now }: Market,
  shelves: Shelves,
  { charges, terms }: { charges: Charges; terms: FoundTerms[] },
): SeedOrder {
  const customer = customers.get(planned.customer)
  if (!customer) throw new Error(`The demo has no customer ${planned.customer}.`)
  const { id: customerId, name, email, phone, address, city } = customer
  const createdAt = new Date(now.getTime() - planned.hoursAgo * HOUR_MS)
  const lines = linesOf(planned, shelves)
  const quote = quoteOf(lines, charges)
  const parcels = quote.parcels.map((quoted, place) => {
    const parcel = { ...quoted, lines: withCommission(quoted.lines, terms) }
    const status = statusIn(planned.fate, place)
    if (status === 'Pending') return { ...parcel, status, movedAt: null, movedBy: null }
    const isCancelled = status === 'Cancelled'
    const movedAt = new Date(createdAt.getTime() + (isCancelled ? 3 : 26 + 5 * place) * HOUR_MS)
    return { ...parcel, status, movedAt, movedBy: isCancelled ? customerId : (ownerIds.get(parcel.vendorId) ?? null) }
  })
  return {
    ...{ customerId, name, email, phone, address, city, createdAt },
    ...collected(quote, parcels),
    status: statusOf(parcels),
  }
}

/** A piece or two from each store; the same piece in the same size is one line. */
function linesOf({ stores, fate }: PlannedOrder, shelves: Shelves): DemoLine[] {
  const lines = new Map<string, DemoLine>()
  for (const store of stores) {
    const line = shelves.take(store, fate !== 'Cancelled')
    const key = `${line.productId} ${line.size}`
    const before = lines.get(key)?.quantity ?? 0
    lines.set(key, { ...line, quantity: line.quantity + before })
  }
  return [...lines.values()]
}

function statusIn(fate: Fate, place: number): OrderStatus {
  if (fate === 'Partly') return place === 0 ? 'Completed' : 'Pending'
  return fate
}
