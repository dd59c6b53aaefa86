import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { addToCart, cartOf } from '../testing/carts.ts'
import { order, orderBody, readOrder, stockOf } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

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
        phone: '01711000000',
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

  test.each(['+880 1711-223344', '8801711223344', '০১৭১১-২২৩৩৪৪'])(
    'a phone written %s is kept as couriers take it',
    async (phone) => {
      const { token } = await shop.given.account()
      const productId = await shop.given.product()
      const { status, body } = await order(shop, token, orderBody([{ productId }], { phone, altPhone: phone }))
      expect(status).toBe(201)
      expect(body.customer).toMatchObject({ phone: '01711223344', altPhone: '01711223344' })
    },
  )

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

  test('a line that holds more pieces than were bought keeps the rest, one that holds fewer is gone', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await addToCart(shop, customer, { productId, quantity: 5, size: 'M' }, { productId, quantity: 1, size: 'L' })
    const bought = [{ productId }, { productId, Size: 'L' as const, quantity: 3 }]
    expect((await order(shop, customer.token, orderBody(bought))).status).toBe(201)
    expect((await cartOf(shop, customer)).items).toMatchObject([{ size: 'M', quantity: 4 }])
  })

  test('an order keeps name, price, size and picture as they were', async () => {
    const { token } = await shop.given.account()
    const id = await shop.given.product({ name: 'Lungi', stock: { M: null } })
    await shop.db.updateTable('products').set({ image: 'abc123' }).where('id', '=', id).execute()
    const { body: placed } = await order(shop, token, orderBody([{ productId: id }]))
    await shop.db.deleteFrom('product_sizes').where('product_id', '=', id).execute()
    const changes = { name: 'Other', price_poisha: 1, image: null, deleted_at: new Date() }
    await shop.db.updateTable('products').set(changes).where('id', '=', id).execute()
    const read = await readOrder(shop, token, placed.id)
    expect(read.body.items).toMatchObject([
      { productName: 'Lungi', price: 1450, size: 'M', imagePath: '/images/abc123-960.webp' },
    ])
  })

  test('finished pages hear of a size whose last piece went, and only then; lists where it was all there was of it', async () => {
    const { token } = await shop.given.account()
    const last = await shop.given.product({ stock: { M: 1, L: 1 } })
    const many = await shop.given.product({ stock: { M: 9 } })
    const heard: CacheTag[] = []
    onInvalidation(shop.db, (tags) => void heard.push(...tags))
    await order(shop, token, orderBody([{ productId: many }, { productId: last }]))
    expect(heard.splice(0)).toEqual([`product:${last}`, 'stock'])
    await order(shop, token, orderBody([{ productId: many }, { productId: last }]))
    expect(heard).toEqual([])
    await order(shop, token, orderBody([{ productId: last, Size: 'L' }]))
    expect(heard).toEqual([`product:${last}`, 'stock', 'products', 'category-products:1', 'store-products:1'])
  })
})
