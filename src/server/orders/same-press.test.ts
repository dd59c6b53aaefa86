import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderBody, order, orderBody, orderInVain, stockOf } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('the Idempotency-Key', () => {
  test('gives the first order again, and takes nothing twice', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 5 } })
    const body = orderBody([{ productId }])
    const first = await order(shop, token, body, 'press')
    const again = await orderInVain(
      shop,
      token,
      Object.fromEntries(Object.entries(body).toReversed()) as OrderBody,
      'press',
    )
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await stockOf(shop, productId)).toBe(4)
  })

  test('gives it again even though the price has changed and the size has sold out since', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 1 } })
    const first = await order(shop, token, orderBody([{ productId }]), 'last piece')
    await shop.db.updateTable('products').set({ price_poisha: 1 }).where('id', '=', productId).execute()
    const again = await order(shop, token, orderBody([{ productId }]), 'last piece')
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id, total: 1510 } })
  })

  test('is refused with another order', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const key = 'reused'
    await order(shop, token, orderBody([{ productId }]), key)
    for (const body of [orderBody([{ productId, quantity: 2 }]), orderBody([{ productId }], { notes: 'Another' })]) {
      const answer = await orderInVain(shop, token, body, key)
      expect(answer).toMatchObject({ status: 422, body: problem('idempotency_key_reused') })
    }
  })

  test('is not used up by a refusal', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    await orderInVain(shop, token, orderBody([{ productId, price: 1 }]), 'second try')
    expect((await order(shop, token, orderBody([{ productId }]), 'second try')).status).toBe(201)
  })

  test('belongs to its customer: two customers may use the same', async () => {
    const productId = await shop.given.product()
    const [one, other] = [await shop.given.account(), await shop.given.account()]
    const first = await order(shop, one.token, orderBody([{ productId }]), 'the same')
    const second = await order(shop, other.token, orderBody([{ productId }]), 'the same')
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })

  test('without one, two presses are two orders', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const first = await order(shop, token, orderBody([{ productId }]))
    const second = await order(shop, token, orderBody([{ productId }]))
    expect(second.body.id).toBeGreaterThan(first.body.id)
  })

  test('has 1 to 100 characters', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const answer = await orderInVain(shop, token, orderBody([{ productId }]), 'k'.repeat(101))
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'idempotency-key': 'Must have 1 to 100 characters.' } },
    })
  })
})
