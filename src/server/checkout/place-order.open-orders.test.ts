import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder, order, orderBody, orderInVain } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

const MOST = 2

let shop: TestShop
let productId: number
let admin: { token: string }

beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: MOST })
  productId = await shop.given.product({ stock: { M: 1000 } })
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const body = () => orderBody([{ productId }])

async function placed(token: string, count: number): Promise<number[]> {
  const ids = []
  for (let placed = 0; placed < count; placed += 1) {
    const answer = await order(shop, token, body())
    expect(answer.status).toBe(201)
    ids.push(answer.body.id)
  }
  return ids
}

test('a new account has so many open orders and no more; nothing of the next is stored, and the words say why', async () => {
  const { token } = await shop.given.account()
  await placed(token, MOST)
  const refused = await orderInVain(shop, token, body())
  expect(refused).toMatchObject({ status: 409, body: problem('too_many_open_orders') })
  expect(refused.body.message).toContain('open')
})

test('what is cancelled makes room, and a press that is sent again is still its order', async () => {
  const { token } = await shop.given.account()
  await placed(token, MOST - 1)
  const last = await order(shop, token, body(), 'the last')
  expect((await order(shop, token, body(), 'the last')).body.id).toBe(last.body.id)
  await moveOrder(shop, admin.token, last.body.id, 'Cancelled')
  await placed(token, 1)
  expect((await order(shop, token, body())).status).toBe(409)
})

test('who has received an order may have ten times as many open', async () => {
  const { token } = await shop.given.account()
  const [first = 0] = await placed(token, 1)
  await moveOrder(shop, admin.token, first, 'Completed')
  await placed(token, MOST * 10)
  expect((await order(shop, token, body())).body).toMatchObject(problem('too_many_open_orders'))
})

test('many presses at once do not slip past', async () => {
  const { token } = await shop.given.account()
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(shop, token, body())))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST)
})

test('an admin, who orders for others, is not held to it', async () => {
  await placed(admin.token, MOST + 1)
})
