import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder, order, orderBody, orderInVain } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

const MOST = 3

let shop: TestShop
let productId: number
beforeAll(async () => {
  shop = await openTestShop({ maxOrdersADay: MOST })
  productId = await shop.given.product({ stock: { M: 100 } })
})
afterAll(() => shop.close())

const body = () => orderBody([{ productId }])

async function placeAndCancel(token: string, key: string): Promise<number> {
  const { status, body: placed } = await order(shop, token, body(), key)
  await moveOrder(shop, token, placed.id, 'Cancelled')
  return status
}

test('an account places so many orders a day and no more, also where it cancels each', async () => {
  const { token } = await shop.given.account()
  for (let at = 0; at < MOST; at += 1) expect(await placeAndCancel(token, `press ${at}`)).toBe(201)
  const refused = await orderInVain(shop, token, body())
  expect(refused).toMatchObject({ status: 429, body: problem('too_many_attempts') })
  expect(refused.body.message).toContain(`${MOST} orders in 1 day`)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await order(shop, token, body(), 'press 0')).status).toBe(201)
})

test('what is refused or pressed again counts for nothing, and an admin orders for others', async () => {
  const { token } = await shop.given.account()
  for (let at = 0; at <= MOST; at += 1) {
    expect((await order(shop, token, { ...body(), totalAmount: 1 })).status).toBe(409)
    expect((await order(shop, token, body(), 'one press')).status).toBe(201)
  }
  const admin = await shop.given.account('Admin')
  for (let at = 0; at <= MOST; at += 1) expect((await order(shop, admin.token, body())).status).toBe(201)
})

test('many presses at once do not slip past', async () => {
  const { token } = await shop.given.account()
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(shop, token, body())))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST)
})
