import { expect, test } from 'vitest'
import type { Figures, Stats } from '#contract/dashboard'
import type { Order, OrderRow, OrderStatus } from '#contract/orders'
import { createRandom, type Random } from '../../../demo/random.ts'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

type Person = { id: number; token: string; isStore?: boolean }

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PERIODS = ['7', '30', '90'] as const

test.each([1, 2, 3])('what random trade no. %i comes to is what the order lists add up to', async (seed) => {
  const shop = await openTestShop()
  try {
    for (const reader of await trade(shop, createRandom(seed))) {
      const seen = await ordersSeenBy(shop, reader)
      expect(seen.length).toBeGreaterThan(0)
      await compareStats(shop, reader, seen)
      for (const days of PERIODS) await compareFigures(shop, reader, seen, days)
    }
  } finally {
    await shop.close()
  }
})

/** Orders of three customers from three stores and the shop’s own, some moved by anybody who may; all the readers. */
async function trade(shop: TestShop, random: Random): Promise<Person[]> {
  const admin = await shop.given.account('Admin')
  const customers = [await shop.given.account(), await shop.given.account(), await shop.given.account()]
  const stores = [await shop.given.vendor(), await shop.given.vendor(), await shop.given.vendor()]
  const products = await stocked(shop, stores, random)
  for (let placed = 0; placed < 24; placed += 1) {
    const customer = customers[placed % customers.length] ?? admin
    const chosen = products.filter(() => random.isOnceIn(4))
    const items = (chosen.length > 0 ? chosen : products.slice(0, 1)).map((product) => ({
      ...product,
      quantity: random.between(1, 9),
    }))
    const { body, status } = await order(shop, customer.token, orderBody(items))
    expect(status).toBe(201)
    await shop.db
      .updateTable('orders')
      .set({ created_at: someMoment(random) })
      .where('id', '=', body.id)
      .execute()
    const movers = [admin, customer, ...stores]
    for (const mover of movers) if (random.isOnceIn(4)) await move(shop, mover, body.id, random)
  }
  return [admin, ...customers, ...stores.map(({ ownerId, token }) => ({ id: ownerId, token, isStore: true }))]
}

/** Two products of each store and two of the shop’s own. */
async function stocked(shop: TestShop, stores: { id: number }[], random: Random) {
  const sellers = [...stores, ...stores].map(({ id }) => ({ vendorId: id }))
  return await Promise.all(
    [...sellers, {}, {}].map(async (seller) => {
      const pricePoisha = random.between(1, 999_999)
      return { productId: await shop.given.product({ ...seller, pricePoisha }), price: pricePoisha / 100 }
    }),
  )
}

/** Mostly within some days and minutes of a midnight in Dhaka, sometimes long ago. */
function someMoment(random: Random): Date {
  const midnight = Math.floor((Date.now() + 6 * HOUR) / DAY) * DAY - 6 * HOUR
  if (random.isOnceIn(3)) return new Date(midnight - random.whole(120) * DAY)
  return new Date(Math.min(Date.now(), midnight - random.whole(9) * DAY + random.whole(3) - 1))
}

async function move(shop: TestShop, mover: Person, orderId: number, random: Random): Promise<void> {
  const status: OrderStatus = random.isOnceIn(2) ? 'Completed' : 'Cancelled'
  await moveOrder(shop, mover.token, orderId, status)
}

async function ordersSeenBy(shop: TestShop, { token }: Person): Promise<Order[]> {
  const rows: OrderRow[] = []
  let path: string | undefined = '/api/orders?limit=7'
  while (path) {
    const page = await shop.request('GET', path, { headers: { authorization: `Bearer ${token}` } })
    rows.push(...page.body)
    path = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  }
  return await Promise.all(
    rows.map(async (row) => {
      const { body } = await readOrder(shop, token, row.id)
      expect(row.totalAmount).toBe(body.totalAmount)
      if (body.status !== 'Cancelled') expect(body.totalAmount).toBe(body.total)
      return body
    }),
  )
}

async function compareStats(shop: TestShop, reader: Person, seen: Order[]): Promise<void> {
  const { body }: { body: Stats } = await shop.call('GET /api/dashboard', {}, reader.token)
  expect(body.totalOrders).toBe(seen.length)
  expect(poisha(body.totalRevenue)).toBe(revenueOf(reader, seen))
}

async function compareFigures(
  shop: TestShop,
  reader: Person,
  seen: Order[],
  days: (typeof PERIODS)[number],
): Promise<void> {
  const { body }: { body: Figures } = await shop.call('GET /api/dashboard/figures', { query: { days } }, reader.token)
  expect(body.days.map(({ day }) => day)).toEqual(consecutive(body.days.at(-1)?.day ?? '', Number(days)))
  for (const { day, orders, revenue } of body.days) {
    const placed = seen.filter(({ createdAt }) => dayOf(createdAt) === day)
    expect({ day, orders, poisha: poisha(revenue) }).toEqual({
      day,
      orders: placed.length,
      poisha: revenueOf(reader, placed),
    })
  }
  const inPeriod = seen.filter(({ createdAt }) => dayOf(createdAt) >= (body.days[0]?.day ?? ''))
  expect(body.best.map(({ name, revenue, ...rest }) => ({ ...rest, poisha: poisha(revenue) }))).toEqual(
    bestOf(inPeriod),
  )
  for (const { status, orders } of body.statuses)
    expect(orders).toBe(seen.filter((order) => order.status === status).length)
  expect(body.waiting.map(({ orderId, total }) => [orderId, poisha(total)])).toEqual(
    seen
      .filter(({ status }) => status === 'Pending')
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id)
      .slice(0, 8)
      .map(({ id, totalAmount }) => [id, poisha(totalAmount)]),
  )
}

function poisha(taka: number): number {
  return Math.round(taka * 100)
}

/** What the doors come to before they are rounded down; of a store’s, without the shipping, which is the shop’s. */
function revenueOf({ isStore }: Person, orders: Order[]): number {
  return orders
    .flatMap(({ parcels }) => parcels)
    .filter(({ status }) => status !== 'Cancelled')
    .reduce((sum, { total, toCollect }) => sum + poisha(isStore ? total : toCollect.total - toCollect.rounding), 0)
}

/** Bangladesh is six hours ahead, summer and winter. */
function dayOf(moment: string): string {
  return new Date(Date.parse(moment) + 6 * HOUR).toISOString().slice(0, 10)
}

function consecutive(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(last) - (count - 1 - at) * DAY).toISOString().slice(0, 10),
  )
}

function bestOf(orders: Order[]): { productId: number; pieces: number; poisha: number }[] {
  const sold = new Map<number, { productId: number; pieces: number; poisha: number }>()
  const lines = orders
    .flatMap(({ parcels }) => parcels)
    .filter(({ status }) => status !== 'Cancelled')
    .flatMap(({ items }) => items)
  for (const { productId, price, ...line } of lines) {
    const notKept = line.outcomes.filter(({ outcome }) => outcome !== 'kept')
    const quantity = notKept.reduce((left, each) => left - each.quantity, line.quantity)
    if (quantity === 0) continue
    const { pieces, poisha: sum } = sold.get(productId) ?? { pieces: 0, poisha: 0 }
    sold.set(productId, { productId, pieces: pieces + quantity, poisha: sum + quantity * poisha(price) })
  }
  return [...sold.values()]
    .sort((one, other) => other.pieces - one.pieces || other.poisha - one.poisha || one.productId - other.productId)
    .slice(0, 8)
}
