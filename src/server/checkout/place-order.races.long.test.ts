import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { moveOrder, order, orderBody, stockOf, storedOrders } from '../testing/orders.ts'
import { type Answer, openTestShop, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

function together<Result>(times: number, work: (at: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => work(at)))
}

/** `{'201': 10, '409 out_of_stock': 190}` */
function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const what = status < 300 ? String(status) : `${status} ${body.code}`
    counts[what] = (counts[what] ?? 0) + 1
  }
  return counts
}

async function statusOf(orderId: number): Promise<OrderStatus> {
  const { status } = await shop.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return status
}

async function countOrders(customerId?: number): Promise<number> {
  const orders = await shop.db.selectFrom('orders').select(['id', 'customer_id']).execute()
  return orders.filter((order) => customerId === undefined || order.customer_id === customerId).length
}

/** Deterministic: the n-th shopper’s own order of the products. */
function turned<Item>(items: Item[], by: number): Item[] {
  const cut = by % items.length
  const rotated = [...items.slice(cut), ...items.slice(0, cut)]
  return by % 2 === 0 ? rotated : rotated.toReversed()
}

test('200 shoppers at once for the last 10 pieces: 10 get one, 190 are told', async () => {
  const productId = await shop.given.product({ stock: { M: 10 } })
  const shoppers = await together(200, () => shop.given.account())
  const before = await countOrders()
  const answers = await Promise.all(shoppers.map(({ token }) => order(shop, token, orderBody([{ productId }]))))
  expect(tally(answers)).toEqual({ '201': 10, '409 out_of_stock': 190 })
  expect(await stockOf(shop, productId)).toBe(0)
  expect(await countOrders()).toBe(before + 10)
})

/** Orders while somebody else is changing the stock: the order has looked, and waits for the size when the change is made. */
async function orderUnderChange(token: string, productId: number, stock: number | null, quantity = 1): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await shop.db.transaction().execute(async (tx) => {
    await tx.updateTable('product_sizes').set({ stock }).where('product_id', '=', productId).execute()
    answer = order(shop, token, orderBody([{ productId, quantity }]), 'in the last moment')
    await untilSomebodyWaits(shop)
  })
  return (await answer) as Answer
}

/** Customers are assumed, admins are read first: what is done at once, and what is done the careful way. */
const BUYERS = ['User', 'Admin'] as const

test('a shopper beaten in the last moment is told, keeps the cart, and nothing is stored', async () => {
  const { id: userId, token } = await shop.given.account()
  const productId = await shop.given.product({ stock: { M: 1 } })
  await shop.call('POST /api/cart/add', { body: { userId, items: [{ productId, quantity: 1, size: 'M' }] } }, token)
  const { sizes: _, ...before } = await storedOrders(shop)
  expect(tally([await orderUnderChange(token, productId, 0)])).toEqual({ '409 out_of_stock': 1 })
  expect(await storedOrders(shop)).toMatchObject(before)
})

test.each(BUYERS)('a shopper beaten to some of the pieces is told how many are left (%s)', async (role) => {
  const { token } = await shop.given.account(role)
  const productId = await shop.given.product({ stock: { M: 5 } })
  const { status, body } = await orderUnderChange(token, productId, 2, 3)
  const message = 'Only 2 pieces of size M are left.'
  expect([status, body]).toMatchObject([409, { message, code: 'out_of_stock', fields: { 'items.0': message } }])
})

test.each(BUYERS)('lists hear of the last piece also where others have just taken the rest (%s)', async (role) => {
  const { token } = await shop.given.account(role)
  const productId = await shop.given.product({ stock: { M: 5 } })
  const heard: CacheTag[] = []
  onInvalidation(shop.db, (tags) => void heard.push(...tags))
  expect((await orderUnderChange(token, productId, 2, 2)).status).toBe(201)
  expect(await stockOf(shop, productId)).toBe(0)
  expect(heard).toContain(`product:${productId}`)
})

test.each(BUYERS)('a size that is not counted any more is sold, and not given back later (%s)', async (role) => {
  const { token } = await shop.given.account(role)
  const productId = await shop.given.product({ stock: { M: 5 } })
  const { status, body } = await orderUnderChange(token, productId, null)
  expect(status).toBe(201)
  await shop.db.updateTable('product_sizes').set({ stock: 5 }).where('product_id', '=', productId).execute()
  expect((await moveOrder(shop, token, body.id, 'Cancelled')).status).toBe(200)
  expect(await stockOf(shop, productId)).toBe(5)
})

test.each(BUYERS)(
  'pieces of a size that is counted from now on are taken of the count, or not sold (%s)',
  async (role) => {
    for (const [stock, quantity, status, left] of [
      [2, 3, 409, 2],
      [2, 2, 201, 0],
      [5, 2, 201, 3],
    ] as const) {
      const { id: userId, token } = await shop.given.account(role)
      const productId = await shop.given.product({ stock: { M: null } })
      await shop.call('POST /api/cart/add', { body: { userId, items: [{ productId, quantity, size: 'M' }] } }, token)
      const { placing } = await shop.db.transaction().execute(async (tx) => {
        await tx.selectFrom('cart_lines').select('id').where('customer_id', '=', userId).forUpdate().execute()
        const placing = order(shop, token, orderBody([{ productId, quantity }]))
        await untilSomebodyWaits(shop)
        await tx.updateTable('product_sizes').set({ stock }).where('product_id', '=', productId).execute()
        return { placing }
      })
      const placed = await placing
      expect([placed.status, await stockOf(shop, productId)]).toEqual([status, left])
      if (status === 201) expect((await moveOrder(shop, token, placed.body.id, 'Cancelled')).status).toBe(200)
      expect(await stockOf(shop, productId)).toBe(stock)
    }
  },
)

test('shoppers who want two of an odd number leave the odd one', async () => {
  const productId = await shop.given.product({ stock: { M: 7 } })
  const shoppers = await together(20, () => shop.given.account())
  const answers = await Promise.all(
    shoppers.map(({ token }) => order(shop, token, orderBody([{ productId, quantity: 2 }]))),
  )
  expect(tally(answers)).toEqual({ '201': 3, '409 out_of_stock': 17 })
  expect(await stockOf(shop, productId)).toBe(1)
})

test('one press sent eight times at once is one order', async () => {
  const { id, token } = await shop.given.account()
  const productId = await shop.given.product({ stock: { M: 50 } })
  const presses = await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('product_sizes').select('stock').where('product_id', '=', productId).forUpdate().execute()
    const sent = together(8, () => order(shop, token, orderBody([{ productId }]), 'one press'))
    // Each has begun, and none has ended: else they would only come one after the other.
    await untilSomebodyWaits(shop, 8)
    return { sent }
  })
  const answers = await presses.sent
  expect(tally(answers)).toEqual({ '201': 8 })
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await countOrders(id)).toBe(1)
  expect(await stockOf(shop, productId)).toBe(49)
})

test('orders that share products in different order, and cancellations among them, never block each other', async () => {
  const admin = await shop.given.account('Admin')
  const products = await together(5, () => shop.given.product({ stock: { M: 1000, L: 1000 } }))
  const items = products.flatMap((productId) => [
    { productId, Size: 'M' as const },
    { productId, Size: 'L' as const, quantity: 2 },
  ])
  const shoppers = await together(60, () => shop.given.account())
  const answers = await Promise.all(
    shoppers.map(async ({ token }, at) => {
      const placed = await order(shop, token, orderBody(turned(items, at)))
      const cancelled = at % 3 === 0 ? [await moveOrder(shop, admin.token, placed.body.id, 'Cancelled')] : []
      return [placed, ...cancelled]
    }),
  )
  expect(tally(answers.flat())).toEqual({ '200': 20, '201': 60 })
  for (const productId of products) {
    expect(await stockOf(shop, productId, 'M')).toBe(1000 - 40)
    expect(await stockOf(shop, productId, 'L')).toBe(1000 - 80)
  }
  const totals = answers.map(([placed]) => placed?.body.total)
  expect(new Set(totals)).toEqual(new Set([15 * 1450 + 60]))
})

test('cancelled by nine at once, the stock comes back once', async () => {
  const admin = await shop.given.account('Admin')
  const vendor = await shop.given.vendor()
  const customer = await shop.given.account()
  const productId = await shop.given.product({ vendorId: vendor.id, stock: { M: 10 } })
  const placed = await order(shop, customer.token, orderBody([{ productId, quantity: 3 }]))
  const tokens = [admin.token, vendor.token, customer.token]
  const { moves } = await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('parcels').select('id').where('order_id', '=', placed.body.id).forUpdate().execute()
    const moves = together(9, (at) => moveOrder(shop, tokens[at % 3] ?? '', placed.body.id, 'Cancelled'))
    await untilSomebodyWaits(shop, 9)
    return { moves }
  })
  expect(tally(await moves)).toEqual({ '200': 1, '409 status_not_open': 8 })
  expect(await stockOf(shop, productId)).toBe(10)
})

test('cancelled and completed at the same time, one of the two wins and the stock says which', async () => {
  const vendor = await shop.given.vendor()
  const customer = await shop.given.account()
  await together(10, async () => {
    const productId = await shop.given.product({ vendorId: vendor.id, stock: { M: 10 } })
    const { body } = await order(shop, customer.token, orderBody([{ productId, quantity: 3 }]))
    const answers = await Promise.all([
      moveOrder(shop, customer.token, body.id, 'Cancelled'),
      moveOrder(shop, vendor.token, body.id, 'Completed'),
    ])
    expect(tally(answers)).toEqual({ '200': 1, '409 status_not_open': 1 })
    const isCancelled = answers[0]?.status === 200
    expect(await statusOf(body.id)).toBe(isCancelled ? 'Cancelled' : 'Completed')
    expect(await stockOf(shop, productId)).toBe(isCancelled ? 10 : 7)
  })
})

test('two stores that finish at the same time finish the order', async () => {
  const [one, other] = [await shop.given.vendor(), await shop.given.vendor()]
  const customer = await shop.given.account()
  const first = await shop.given.product({ vendorId: one.id })
  const second = await shop.given.product({ vendorId: other.id })
  const placed = await together(10, () =>
    order(shop, customer.token, orderBody([{ productId: first }, { productId: second }])),
  )
  const ids = placed.map(({ body }) => body.id)
  const answers = await Promise.all(
    ids.flatMap((id) => [moveOrder(shop, one.token, id, 'Completed'), moveOrder(shop, other.token, id, 'Completed')]),
  )
  expect(tally(answers)).toEqual({ '200': 20 })
  expect(await Promise.all(ids.map(statusOf))).toEqual(Array(10).fill('Completed'))
})

test('a price that changes under many checkouts is paid as it was shown or not at all', async () => {
  const productId = await shop.given.product({ stock: { M: 100 } })
  const shoppers = await together(40, () => shop.given.account())
  const setPrice = () =>
    shop.db.updateTable('products').set({ price_poisha: 200_000 }).where('id', '=', productId).execute()
  const answers = await Promise.all(
    shoppers.map(async ({ token }, at) => {
      if (at === 20) await setPrice()
      return await order(shop, token, orderBody([{ productId }]))
    }),
  )
  const sold = answers.filter(({ status }) => status === 201)
  expect(answers.filter(({ body }) => body.code === 'price_changed')).toHaveLength(40 - sold.length)
  expect(new Set(sold.map(({ body }) => body.total))).toEqual(new Set(sold.length > 0 ? [1510] : []))
  expect(await stockOf(shop, productId)).toBe(100 - sold.length)
})
