import { chargesNow } from '../../src/server/cart/charges.ts'
import { quoteOf } from '../../src/server/cart/quote.ts'
import { termsOf } from '../../src/server/commission/found.queries.ts'
import { withCommission } from '../../src/server/commission/with-commission.ts'
import { trackDeadlines } from '../../src/server/deadlines/track-deadlines.ts'
import { bringParcels, holdOrder } from '../../src/server/orders/bring-parcels.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { offersOf } from '../../src/server/products/offers.queries.ts'
import { samePieces } from '../../src/server/products/pieces.ts'
import { isOffered, takeStock } from '../../src/server/products/stock.queries.ts'
import { type DemoLine, shelvesOf } from '../orders/goods.ts'
import { type PlannedOrder, plannedOrders } from '../orders/plan.ts'
import { createRandom } from '../random.ts'
import { collected } from '../seed/collected.ts'
import { insertSeedOrders } from '../seed/orders.queries.ts'
import { lived } from './lived.ts'
import { orderPlacedAt } from './orders.queries.ts'
import type { Then } from './then.ts'
import type { World } from './world.ts'

/** The same orders in every shop. */
const SEED = 1971

/** Of each planned order what is bought, the same at each start. */
export function plannedLines({ products }: World): Map<PlannedOrder, DemoLine[]> {
  const shelves = shelvesOf(products, createRandom(SEED))
  return new Map(
    plannedOrders.map((planned) => {
      const lines = new Map<string, DemoLine>()
      // A piece or two from each store; the same piece in the same size is one line.
      for (const store of planned.stores) {
        const line = shelves.take(store, planned.cancelledHoursAgo === undefined)
        const key = `${line.productId} ${line.size}`
        lines.set(key, { ...line, quantity: line.quantity + (lines.get(key)?.quantity ?? 0) })
      }
      return [planned, [...lines.values()]]
    }),
  )
}

/** Quoted, charged and under the commission of its day, as the checkout does; its pieces leave the stock, and its days are promised. */
export async function placeOrder(then: Then, planned: PlannedOrder, lines: DemoLine[], world: World): Promise<void> {
  const { db, moment } = then
  const customer = world.customers.get(planned.customer)
  if (!customer) return
  const { id: customerId, name, email, phone, address, city } = customer
  const quote = quoteOf(lines, await chargesNow(db))
  const terms = await termsOf(
    db,
    lines.map(({ productId }) => productId),
  )
  const parcels = quote.parcels.map((parcel) => ({
    ...{ ...parcel, lines: withCommission(parcel.lines, terms) },
    ...({ status: 'Pending', movedAt: null, movedBy: null } as const),
  }))
  const totals = { ...collected(quote, parcels), status: 'Pending' as const }
  const order = { customerId, name, email, phone, address, city, createdAt: moment, ...totals }
  const orderIds = await insertSeedOrders(db, [order])
  await trackDeadlines(db, ...orderIds)
  const counted = lines.filter(({ stockTaken }) => stockTaken)
  if (counted.length > 0) await takeCounted(db, counted)
}

async function takeCounted(db: Db, lines: DemoLine[]): Promise<void> {
  const offers = await offersOf(db, lines)
  const pieces = lines.map((line) => ({ sizeId: samePieces(offers, line)?.sizeId ?? null, quantity: line.quantity }))
  await takeStock(db, pieces.filter(isOffered))
}

export async function cancelOrder(then: Then, planned: PlannedOrder, world: World): Promise<void> {
  const orderId = await orderPlacedAt(then.db, placedAt(planned, world))
  const customer = world.customers.get(planned.customer)
  if (orderId === undefined || !customer) return
  await lived(then, orderId, async () => {
    const held = await holdOrder(then.db, orderId)
    const parcelIds = held.parcels.map(({ id }) => id)
    const mover = { by: 'customer', accountId: customer.id } as const
    await bringParcels(then.db, held, parcelIds, { stage: 'cancelled', mover, happenedAt: then.moment })
  })
}

export function placedAt({ hoursAgo }: PlannedOrder, { filledAt }: World): Date {
  return hoursBefore(filledAt, hoursAgo)
}

export function hoursBefore(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * 3_600_000)
}
