import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readOrder } from '../testing/orders.ts'
import { cancelRefund, givenSold, grantRefund, type Sold } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
})
afterAll(() => shop.close())

/** Two pieces at 1,450 taka and 60 for the delivery, by the store’s own rider. */
let sold: Sold
let before: Record<'admin' | 'baker' | 'customer', number>
beforeEach(async () => {
  before = await revenues()
  sold = await givenSold(shop, traders, { quantities: [2] })
})

async function revenues() {
  const of = async ({ token }: { token: string }): Promise<number> =>
    (await shop.call('GET /api/dashboard', {}, token)).body.totalRevenue
  return { admin: await of(traders.admin), baker: await of(traders.baker), customer: await of(traders.customer) }
}
async function gained() {
  const now = await revenues()
  return [now.admin - before.admin, now.baker - before.baker, now.customer - before.customer]
}
const figures = async (token: string) =>
  (await shop.call('GET /api/dashboard/figures', { query: { days: '30' } }, token)).body
const refund = async (quantity: number, withShipping = false) => {
  const lines = sold.lines.map(({ lineId }) => ({ lineId, quantity }))
  return (await grantRefund(shop, traders.admin.token, sold.parcelId, { lines, withShipping })).body.id
}

test('what is given back is no revenue of shop or store any more; cancelled, it is again', async () => {
  expect(await gained()).toEqual([2960, 2900, 2960])
  const id = await refund(1)
  expect(await gained()).toEqual([1510, 1450, 1510])
  await refund(1, true)
  expect(await gained()).toEqual([0, 0, 0])
  await cancelRefund(shop, traders.admin.token, id)
  expect(await gained()).toEqual([1450, 1450, 1450])
})

test('its day and the days before say the same', async () => {
  const today = async (token: string) => (await figures(token)).days.at(-1).revenue
  const [ofShop, ofStore] = [await today(traders.admin.token), await today(traders.baker.token)]
  await refund(2, true)
  expect(await today(traders.admin.token)).toBe(ofShop - 2960)
  expect(await today(traders.baker.token)).toBe(ofStore - 2900)
})

test('pieces that came back are not among the best sellers; the order itself comes to what it did', async () => {
  const best = async () => {
    const { items } = (await readOrder(shop, traders.admin.token, sold.orderId)).body
    const found = (await figures(traders.baker.token)).best
    return found.find(({ productId }: { productId: number }) => productId === items[0].productId)
  }
  expect(await best()).toMatchObject({ pieces: 2, revenue: 2900 })
  await refund(1)
  expect(await best()).toMatchObject({ pieces: 1, revenue: 1450 })
  await refund(1)
  expect(await best()).toBeUndefined()
  expect((await readOrder(shop, traders.admin.token, sold.orderId)).body.total).toBe(2960)
})

test('nor are pieces that were refused at the door', async () => {
  const part = await givenSold(shop, traders, { quantities: [3], kept: [1] })
  const { items } = (await readOrder(shop, traders.admin.token, part.orderId)).body
  const { best } = await figures(traders.admin.token)
  const found = best.find(({ productId }: { productId: number }) => productId === items[0].productId)
  expect(found).toMatchObject({ pieces: 1, revenue: 1450 })
})
