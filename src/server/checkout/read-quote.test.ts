import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, cartOf, takeOffSale } from '../testing/carts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

type Customer = Awaited<ReturnType<TestShop['given']['account']>>

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function quoteOf({ token }: Customer) {
  const { status, body } = await shop.call('GET /api/checkout/quote', {}, token)
  expect(status).toBe(200)
  return body
}

test('what is quoted is what the cart says, and what an order of it costs', async () => {
  const customer = await shop.given.account()
  const [shirt, saree] = [
    await shop.given.product({ pricePoisha: 33_33 }),
    await shop.given.product({ pricePoisha: 10, vendorId: (await shop.given.vendor()).id }),
  ]
  await addToCart(
    shop,
    customer,
    { productId: shirt, quantity: 3, size: 'M' },
    { productId: saree, quantity: 7, size: 'L' },
  )
  const { lines, offSale, count, deliveryDays, ...quote } = await quoteOf(customer)
  expect(quote).toEqual({ itemsTotal: 100.69, adjustments: [], shipping: 60, total: 160.69 })
  expect(lines).toMatchObject([
    { productId: shirt, quantity: 3, price: 33.33, subtotal: 99.99 },
    { productId: saree, quantity: 7, price: 0.1, subtotal: 0.7 },
  ])
  expect([offSale, count, deliveryDays]).toEqual([[], 10, {}])
  const cart = await cartOf(shop, customer)
  expect(cart).toMatchObject({ items: lines, count: 10, total: 100.69, quote })
  const items = [
    { productId: shirt, quantity: 3, price: 33.33 },
    { productId: saree, quantity: 7, price: 0.1, Size: 'L' as const },
  ]
  const placed = await order(shop, customer.token, orderBody(items, { totalAmount: quote.total }))
  expect(placed).toMatchObject({ status: 201, body: quote })
})

test('what went off sale stays behind, what is short is told', async () => {
  const customer = await shop.given.account()
  const [kept, gone] = [await shop.given.product({ stock: { M: 5 } }), await shop.given.product()]
  await addToCart(
    shop,
    customer,
    { productId: kept, quantity: 4, size: 'M' },
    { productId: gone, quantity: 1, size: 'M' },
  )
  await takeOffSale(shop, gone)
  await shop.db.updateTable('product_sizes').set({ stock: 1 }).where('product_id', '=', kept).execute()
  expect(await quoteOf(customer)).toMatchObject({
    lines: [{ productId: kept, notice: { code: 'out_of_stock' } }],
    offSale: [{ productId: gone, notice: { code: 'off_sale' } }],
    ...{ count: 4, itemsTotal: 5800, total: 5860 },
  })
})

test('a cart with nothing to send is quoted no shipping: an empty one, and one whose products went off sale', async () => {
  const customer = await shop.given.account()
  const nothing = { lines: [], count: 0, itemsTotal: 0, adjustments: [], deliveryDays: {}, shipping: 0, total: 0 }
  expect(await quoteOf(customer)).toEqual({ ...nothing, offSale: [] })
  const productId = await shop.given.product()
  await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
  await takeOffSale(shop, productId)
  expect(await quoteOf(customer)).toMatchObject({ ...nothing, offSale: [{ productId }] })
  expect((await cartOf(shop, customer)).quote).toMatchObject({ shipping: 0, total: 0 })
})

test('a price and a fee that changed between quote and order are refused with what is asked now', async () => {
  const customer = await shop.given.account()
  const admin = await shop.given.account('Admin')
  const productId = await shop.given.product()
  await addToCart(shop, customer, { productId, quantity: 2, size: 'M' })
  const { total } = await quoteOf(customer)
  const asked = () => order(shop, customer.token, orderBody([{ productId, quantity: 2 }], { totalAmount: total }))
  const setFee = (shippingFee: number) => shop.call('PUT /api/settings', { body: { shippingFee } }, admin.token)
  await setFee(45)
  expect(await asked()).toMatchObject({
    status: 409,
    body: { ...problem('price_changed'), current: { shipping: 45, totalAmount: 2945 } },
  })
  expect(await quoteOf(customer)).toMatchObject({ shipping: 45, total: 2945 })
  await setFee(60)
  await shop.db.updateTable('products').set({ price_poisha: 150_000 }).where('id', '=', productId).execute()
  expect(await asked()).toMatchObject({ status: 409, body: { current: { shipping: 60, totalAmount: 3060 } } })
  const { lines, total: now } = await quoteOf(customer)
  expect([lines[0].notice.code, now]).toEqual(['price_changed', 3060])
})

test('who is logged out is quoted nothing', async () => {
  expect(await shop.call('GET /api/checkout/quote', {})).toMatchObject({ status: 401 })
})
