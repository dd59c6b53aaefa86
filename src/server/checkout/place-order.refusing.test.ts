import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { order, orderBody, orderInVain } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('an order is refused and nothing is stored', () => {
  test('when a line’s price is not the shop’s', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 5 } })
    for (const price of [1449.99, 0, 1450.01]) {
      const answer = await orderInVain(
        shop,
        token,
        orderBody([{ productId, quantity: 2, price }], { totalAmount: 2960 }),
        'a key',
      )
      expect(answer).toMatchObject({ status: 409, body: problem('price_changed') })
      expect(answer.body.current).toEqual({
        items: [{ productId, size: 'M', price: 1450 }],
        shipping: 60,
        totalAmount: 2960,
      })
    }
  })

  test('when it comes from the screen of another account than is logged in', async () => {
    const [whose, loggedIn] = [await shop.given.account(), await shop.given.account()]
    const body = orderBody([{ productId: await shop.given.product() }])
    for (const userId of [whose.id, String(whose.id)]) {
      const answer = await orderInVain(shop, loggedIn.token, { ...body, userId }, 'a key')
      expect(answer).toMatchObject({ status: 403, body: problem('not_your_account') })
    }
    expect((await order(shop, loggedIn.token, { ...body, userId: String(loggedIn.id) })).status).toBe(201)
  })

  test('when the price has changed since the product was last sold', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 5 } })
    expect((await order(shop, token, orderBody([{ productId }]))).status).toBe(201)
    await shop.db.updateTable('products').set({ price_poisha: 200_000 }).where('id', '=', productId).execute()
    const answer = await orderInVain(shop, token, orderBody([{ productId }]))
    expect(answer).toMatchObject({ status: 409, body: { current: { totalAmount: 2060 } } })
  })

  test.each([0, -1, 1450, 1509.99, 1510.004, 1e300])(
    'when the total is said to be %d instead of 1,510',
    async (totalAmount) => {
      const { token } = await shop.given.account()
      const productId = await shop.given.product()
      const answer = await orderInVain(shop, token, orderBody([{ productId }], { totalAmount }))
      expect(answer).toMatchObject({
        status: 409,
        body: { ...problem('price_changed'), current: { totalAmount: 1510 } },
      })
    },
  )

  test('when a size has sold out, naming the item', async () => {
    const { token } = await shop.given.account()
    const there = await shop.given.product({ stock: { M: 5 } })
    const gone = await shop.given.product({ stock: { M: 0 } })
    const body = orderBody([{ productId: there }, { productId: there }, { productId: gone }])
    const answer = await orderInVain(shop, token, body, 'sold out')
    expect(answer).toMatchObject({ status: 409, body: problem('out_of_stock') })
    expect(answer.body.fields).toEqual({ 'items.2': 'Size M has sold out.' })
  })

  test('when fewer are left than the same line asked for twice', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 3 } })
    const answer = await orderInVain(
      shop,
      token,
      orderBody([
        { productId, quantity: 2 },
        { productId, quantity: 2 },
      ]),
    )
    expect(answer.body).toMatchObject({
      ...problem('out_of_stock'),
      fields: { 'items.0': 'Only 3 pieces of size M are left.' },
    })
  })

  test('when a product is not for sale any more', async () => {
    const { token } = await shop.given.account()
    const { id: vendorId } = await shop.given.vendor()
    const ofStore = await shop.given.product({ vendorId })
    const categoryId = await shop.given.category('Winter', 2, false)
    const hidden = await shop.given.product({ categoryId })
    const deleted = await shop.given.product()
    await shop.db.updateTable('vendors').set({ deleted_at: new Date() }).where('id', '=', vendorId).execute()
    await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', deleted).execute()
    for (const productId of [ofStore, hidden, deleted]) {
      const answer = await orderInVain(shop, token, orderBody([{ productId }]))
      expect(answer).toMatchObject({ status: 409, body: problem('product_off_sale') })
      expect(answer.body.fields).toHaveProperty(['items.0.productId'])
    }
  })

  test('when a product was never in the shop', async () => {
    const { token } = await shop.given.account()
    const answer = await orderInVain(shop, token, orderBody([{ productId: 999_999_999 }]))
    expect(answer).toMatchObject({ status: 404, body: problem('product_not_found') })
  })

  test('when the product does not come in the size', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const answer = await orderInVain(shop, token, orderBody([{ productId }, { productId, Size: 'XXL' }]))
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(answer.body.fields).toEqual({ 'items.1.Size': 'This product is not offered in this size.' })
  })

  test('when one size comes to more than 99 pieces', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const answer = await orderInVain(
      shop,
      token,
      orderBody([
        { productId, quantity: 60 },
        { productId, quantity: 40 },
      ]),
    )
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'items.0.quantity': 'Must be at most 99.' } } })
  })

  test.each([
    ['paymentMethod', { paymentMethod: 'bKash' as 'cod' }],
    ['paymentMethod', { paymentMethod: 'visaMastercard' as 'cod' }],
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '' }],
    ['phone', { phone: '00000000000' }],
    ['altPhone', { altPhone: 'my brother’s' }],
    ['shippingAddress', { shippingAddress: '' }],
    ['shippingCity', { shippingCity: '' }],
    ['items', { items: [] }],
    ['items.0.Size', { items: [{ productId: 1, quantity: 1, price: 1 }] }],
    ['items.0.quantity', { items: [{ productId: 1, quantity: 0, price: 1, Size: 'M' as const }] }],
  ])('when %s is not filled in as it must be', async (field, changes) => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const answer = await orderInVain(shop, token, orderBody([{ productId }], changes))
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(answer.body.fields).toHaveProperty([field])
  })
})
