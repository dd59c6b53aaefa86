import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesOf } from '../ledger/testing/books.ts'
import { givenSold, grantRefund, payRefund, type Sold } from '../testing/refunds.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
let other: Traders['admin']
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  other = await shop.given.account('Admin')
})
afterAll(() => shop.close())

let sold: Sold
beforeEach(async () => {
  sold = await givenSold(shop, traders, { quantities: [2] })
})

const lines = () => sold.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
const granted = async (token: string): Promise<number> =>
  (await grantRefund(shop, token, sold.parcelId, { lines: lines() })).body.id
const asShown = async (token: string) => {
  const { body } = await shop.call('GET /api/orders/:id/refunds', { params: { id: String(sold.orderId) } }, token)
  return body.refunds[0]
}

test('whoever granted a refund does not pay it, where there is another admin; alone, they do', async () => {
  const id = await granted(traders.admin.token)
  expect(await asShown(traders.admin.token)).toMatchObject({ mayPay: false, toPay: { needsAnother: true } })
  expect(await payRefund(shop, traders.admin.token, id)).toMatchObject({ body: problem('refund_needs_another') })
  expect(await payRefund(shop, traders.admin.token, id, { from: 'store' })).toMatchObject({
    body: problem('refund_needs_another'),
  })
  expect(await asShown(other.token)).toMatchObject({ mayPay: true, toPay: { needsAnother: false } })
  const active = (is_active: boolean) => shop.db.updateTable('users').set({ is_active }).where('id', '=', other.id)
  await active(false).execute()
  expect(await asShown(traders.admin.token)).toMatchObject({ mayPay: true })
  expect((await payRefund(shop, traders.admin.token, id)).status).toBe(200)
  await active(true).execute()
})

test('what a store granted any admin pays, and the store out of its own till', async () => {
  const id = await granted(traders.baker.token)
  expect((await payRefund(shop, traders.admin.token, id)).status).toBe(200)
  const own = await granted(traders.baker.token)
  expect((await payRefund(shop, traders.baker.token, own, { from: 'store' })).status).toBe(200)
})

test('an admin is shown who granted it, what the shop owes the store, and the shopper’s phone; nobody else is', async () => {
  await granted(traders.admin.token)
  const books = await balancesOf(shop.db)
  const owesPoisha = books[`vendor_owes ${traders.baker.id}`] ?? 0
  expect(owesPoisha).toBeGreaterThan(0)
  const toPay = {
    ...{ grantedBy: traders.admin.username, isByStore: false, needsAnother: false },
    ...{ balance: -owesPoisha / 100, phone: '01711000000' },
  }
  expect((await asShown(other.token)).toPay).toEqual(toPay)
  const { body } = await shop.call('GET /api/refunds', {}, other.token)
  expect(body.at(-1).toPay).toEqual(toPay)
  for (const { token } of [traders.customer, traders.baker]) expect(await asShown(token)).toMatchObject({ toPay: null })
})
