import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onAnnouncement, type Tag } from '../platform/announcements.ts'
import { type OrderBody, order, orderBody, stockOf, storedOrders } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Orders, and looks that the refusal left no trace. */
async function refused(token: string, body: OrderBody, key?: string) {
  const before = await storedOrders(shop)
  const answer = await order(shop, token, body, key)
  expect(await storedOrders(shop)).toEqual(before)
  return answer
}

describe('placing an order', () => {
  test('it is answered in full, one parcel a store', async () => {
    const { token } = await shop.given.account()
    const [one, other] = [await shop.given.vendor(), await shop.given.vendor()]
    const shirt = await shop.given.product({ name: 'Shirt', vendorId: one.id, pricePoisha: 99_950 })
    const sari = await shop.given.product({ name: 'Sari', vendorId: other.id, pricePoisha: 500_000 })
    const placed = await order(
      shop,
      token,
      orderBody([
        { productId: shirt, quantity: 2, price: 999.5 },
        { productId: sari, price: 5000 },
      ]),
    )
    expect(placed.status).toBe(201)
    expect(placed.body).toMatchObject({
      customerName: 'Rahima Khatun',
      status: 'Pending',
      itemsTotal: 6999,
      shipping: 60,
      total: 7059,
      totalAmount: 7059,
      itemCount: 3,
      mayCancel: true,
      notes: 'Ring twice',
      customer: {
        name: 'Rahima Khatun',
        email: 'rahima@example.com',
        phone: '+880 1711-000000',
        address: '12 Mirpur Road',
        city: 'Dhaka',
        altPhone: '01811000000',
      },
      items: [
        { productId: shirt, productName: 'Shirt', price: 999.5, quantity: 2, size: 'M', vendorId: one.id },
        { productId: sari, productName: 'Sari', price: 5000, quantity: 1, size: 'M', vendorId: other.id },
      ],
      parcels: [
        { vendorId: one.id, status: 'Pending', movedAt: null, total: 1999 },
        { vendorId: other.id, status: 'Pending', movedAt: null, total: 5000 },
      ],
    })
  })

  test('every role may buy, nobody without an account', async () => {
    const productId = await shop.given.product()
    const { token: vendor } = await shop.given.vendor('Pending')
    const { token: admin } = await shop.given.account('Admin')
    for (const token of [vendor, admin]) expect((await order(shop, token, orderBody([{ productId }]))).status).toBe(201)
    const nobody = await shop.call('POST /api/orders/create', { body: orderBody([{ productId }]) })
    expect(nobody).toMatchObject({ status: 401, body: problem('not_signed_in') })
  })

  test('a size may be written Size or size, an id in digits', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const items = [{ productId: String(productId), price: 1450, quantity: 1, size: 'L' as const }]
    expect((await order(shop, token, orderBody([], { items, totalAmount: 1510 }))).body.items[0].size).toBe('L')
  })

  test('the same product and size asked for twice is one line', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 5, L: 5 } })
    const body = orderBody([{ productId, quantity: 2 }, { productId, Size: 'L' }, { productId }])
    const placed = await order(shop, token, body)
    expect(placed.body.items).toMatchObject([
      { size: 'M', quantity: 3 },
      { size: 'L', quantity: 1 },
    ])
    expect([await stockOf(shop, productId, 'M'), await stockOf(shop, productId, 'L')]).toEqual([2, 4])
  })

  test('an order dearer than ten million taka adds up', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ pricePoisha: 1_000_000_000 })
    const placed = await order(shop, token, orderBody([{ productId, quantity: 99, price: 10_000_000 }]))
    expect(placed).toMatchObject({ status: 201, body: { total: 990_000_060 } })
  })

  test('counted stock is taken, what is not counted stays so', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 5, L: null } })
    await order(
      shop,
      token,
      orderBody([
        { productId, quantity: 5 },
        { productId, quantity: 9, Size: 'L' },
      ]),
    )
    expect([await stockOf(shop, productId, 'M'), await stockOf(shop, productId, 'L')]).toEqual([0, null])
  })

  test('what was bought leaves the cart, the rest stays', async () => {
    const { id: userId, token } = await shop.given.account()
    const neighbour = await shop.given.account()
    const productId = await shop.given.product()
    const items = [
      { productId, quantity: 3, size: 'M' as const },
      { productId, quantity: 1, size: 'L' as const },
    ]
    await shop.call('POST /api/cart/add', { body: { userId, items } }, token)
    await shop.call('POST /api/cart/add', { body: { userId: neighbour.id, items } }, neighbour.token)
    await order(shop, token, orderBody([{ productId, quantity: 3 }]))
    const cart = (who: { id: number; token: string }) =>
      shop.call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(who.id) } }, who.token)
    expect((await cart({ id: userId, token })).body.items).toMatchObject([{ size: 'L', quantity: 1 }])
    expect((await cart(neighbour)).body.count).toBe(4)
  })

  test('an order keeps name, price, size and picture as they were', async () => {
    const { token } = await shop.given.account()
    const id = await shop.given.product({ name: 'Lungi', stock: { M: null } })
    await shop.db.updateTable('products').set({ image: 'abc123' }).where('id', '=', id).execute()
    const { body: placed } = await order(shop, token, orderBody([{ productId: id }]))
    await shop.db.deleteFrom('product_sizes').where('product_id', '=', id).execute()
    const changes = { name: 'Other', price_poisha: 1, image: null, deleted_at: new Date() }
    await shop.db.updateTable('products').set(changes).where('id', '=', id).execute()
    const read = await shop.call('GET /api/orders/:id', { params: { id: String(placed.id) } }, token)
    expect(read.body.items).toMatchObject([
      { productName: 'Lungi', price: 1450, size: 'M', imagePath: '/images/abc123-960.webp' },
    ])
  })

  test('finished pages hear of a product whose last piece went, and only then', async () => {
    const { token } = await shop.given.account()
    const [last, many] = [await shop.given.product({ stock: { M: 1 } }), await shop.given.product({ stock: { M: 9 } })]
    const heard: Tag[] = []
    onAnnouncement(shop.db, (tags) => void heard.push(...tags))
    await order(shop, token, orderBody([{ productId: many }, { productId: last }]))
    await order(shop, token, orderBody([{ productId: many }, { productId: last }]))
    expect(heard).toEqual([`product:${last}`])
  })
})

describe('an order is refused and nothing is stored', () => {
  test('when a line’s price is not the shop’s', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 5 } })
    for (const price of [1449.99, 0, 1450.01]) {
      const answer = await refused(
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

  test.each([0, -1, 1450, 1509.99, 1510.004, 1e300])(
    'when the total is said to be %d instead of 1,510',
    async (totalAmount) => {
      const { token } = await shop.given.account()
      const productId = await shop.given.product()
      const answer = await refused(token, orderBody([{ productId }], { totalAmount }))
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
    const answer = await refused(token, body, 'sold out')
    expect(answer).toMatchObject({ status: 409, body: problem('out_of_stock') })
    expect(answer.body.fields).toEqual({ 'items.2': 'Size M has sold out.' })
  })

  test('when fewer are left than the same line asked for twice', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 3 } })
    const answer = await refused(
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
      const answer = await refused(token, orderBody([{ productId }]))
      expect(answer).toMatchObject({ status: 409, body: problem('product_off_sale') })
      expect(answer.body.fields).toHaveProperty(['items.0.productId'])
    }
  })

  test('when a product was never in the shop', async () => {
    const { token } = await shop.given.account()
    const answer = await refused(token, orderBody([{ productId: 999_999_999 }]))
    expect(answer).toMatchObject({ status: 404, body: problem('product_not_found') })
  })

  test('when the product does not come in the size', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const answer = await refused(token, orderBody([{ productId }, { productId, Size: 'XXL' }]))
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(answer.body.fields).toEqual({ 'items.1.Size': 'This product is not offered in this size.' })
  })

  test('when one size comes to more than 99 pieces', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const answer = await refused(
      token,
      orderBody([
        { productId, quantity: 60 },
        { productId, quantity: 40 },
      ]),
    )
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'items.0.quantity': 'Must be at most 99.' } } })
  })

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '' }],
    ['shippingAddress', { shippingAddress: '' }],
    ['shippingCity', { shippingCity: '' }],
    ['items', { items: [] }],
    ['items.0.Size', { items: [{ productId: 1, quantity: 1, price: 1 }] }],
    ['items.0.quantity', { items: [{ productId: 1, quantity: 0, price: 1, Size: 'M' as const }] }],
  ])('when %s is not filled in as it must be', async (field, changes) => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const answer = await refused(token, orderBody([{ productId }], changes))
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(answer.body.fields).toHaveProperty([field])
  })
})

describe('the Idempotency-Key', () => {
  test('gives the first order again, and takes nothing twice', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 5 } })
    const body = orderBody([{ productId }])
    const first = await order(shop, token, body, 'press')
    const again = await refused(token, Object.fromEntries(Object.entries(body).toReversed()) as OrderBody, 'press')
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
      const answer = await refused(token, body, key)
      expect(answer).toMatchObject({ status: 422, body: problem('idempotency_key_reused') })
    }
  })

  test('is not used up by a refusal', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    await refused(token, orderBody([{ productId, price: 1 }]), 'second try')
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
    const answer = await refused(token, orderBody([{ productId }]), 'k'.repeat(101))
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'idempotency-key': 'Must have 1 to 100 characters.' } },
    })
  })
})
