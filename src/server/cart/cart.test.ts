import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Size } from '#contract/values/sizes'
import { addToCart, cartOf, takeOffSale } from '../testing/carts.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

type Customer = Awaited<ReturnType<TestShop['given']['account']>>

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

function change(customer: Customer, productId: number, quantity: number, size?: Size) {
  const body = { productId, quantity, userId: customer.id, ...(size ? { size } : {}) }
  return shop.call('PUT /api/cart/:productId', { params: { productId: String(productId) }, body }, customer.token)
}

async function setPrice(productId: number, pricePoisha: number) {
  await shop.db.updateTable('products').set({ price_poisha: pricePoisha }).where('id', '=', productId).execute()
}

async function setStock(productId: number, stock: number) {
  await shop.db.updateTable('product_sizes').set({ stock }).where('product_id', '=', productId).execute()
}

describe('changing the cart', () => {
  test('a quantity is set, not added', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await addToCart(shop, customer, { productId, quantity: 5, size: 'M' })
    const changed = await change(customer, productId, 2)
    expect(changed).toMatchObject({ status: 200, body: { items: [{ productId, quantity: 2 }], count: 2, total: 2900 } })
  })

  test('a product in several sizes needs the size', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await addToCart(shop, customer, { productId, quantity: 1, size: 'M' }, { productId, quantity: 1, size: 'L' })
    expect(await change(customer, productId, 2)).toMatchObject({ status: 409, body: problem('size_needed') })
    const changed = await change(customer, productId, 4, 'L')
    expect(changed.body.items).toMatchObject([
      { size: 'M', quantity: 1 },
      { size: 'L', quantity: 4 },
    ])
  })

  test('what is not in the cart cannot be changed', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    expect(await change(customer, productId, 2)).toMatchObject({ status: 404, body: problem('cart_line_not_found') })
    await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
    const otherSize = await change(customer, productId, 2, 'L')
    expect(otherSize).toMatchObject({ status: 404, body: problem('cart_line_not_found') })
  })

  test('the product of the payload is the one of the address', async () => {
    const customer = await shop.given.account()
    const [one, other] = [await shop.given.product(), await shop.given.product()]
    const body = { productId: other, quantity: 1, userId: customer.id }
    const params = { productId: String(one) }
    const refused = await shop.call('PUT /api/cart/:productId', { params, body }, customer.token)
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { productId: 'Must match the product in the address.' } },
    })
  })

  test('no more than are counted, and nothing that went off sale', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 3 } })
    await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
    expect(await change(customer, productId, 4)).toMatchObject({ status: 409, body: problem('out_of_stock') })
    await takeOffSale(shop, productId)
    expect(await change(customer, productId, 2)).toMatchObject({ status: 409, body: problem('product_off_sale') })
    expect((await cartOf(shop, customer)).items).toMatchObject([{ quantity: 1 }])
  })

  test('a line is removed, then all of them', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await addToCart(shop, customer, { productId, quantity: 1, size: 'M' }, { productId, quantity: 2, size: 'L' })
    const [line] = (await cartOf(shop, customer)).items
    const removed = await shop.call('DELETE /api/cart/remove/:id', { params: { id: String(line?.id) } }, customer.token)
    expect(removed).toMatchObject({ status: 200, body: { items: [{ size: 'L' }], count: 2 } })
    const cleared = await shop.call('DELETE /api/cart', {}, customer.token)
    expect(cleared).toMatchObject({ status: 200, body: { items: [], count: 0, total: 0 } })
    const again = await shop.call('DELETE /api/cart/remove/:id', { params: { id: String(line?.id) } }, customer.token)
    expect(again).toMatchObject({ status: 404, body: problem('cart_line_not_found') })
  })
})

test('filled and cleared at the same time, a cart never blocks itself', async () => {
  const customer = await shop.given.account()
  const products = await Promise.all(Array.from({ length: 50 }, () => shop.given.product()))
  const items = products.map((productId) => ({ productId, quantity: 1, size: 'M' as const }))
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, at) => {
      if (at % 3 === 0) return shop.call('DELETE /api/cart', {}, customer.token)
      return addToCart(shop, customer, ...(at % 3 === 1 ? items : items.toReversed()))
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(48).fill(200))
})

test('a cart is cleared after the checkout that is under way, not in the middle of it', async () => {
  const customer = await shop.given.account()
  await addToCart(shop, customer, { productId: await shop.given.product(), quantity: 1, size: 'M' })
  let cleared: Promise<unknown> | undefined
  await shop.db.transaction().execute(async (checkout) => {
    await checkout.selectFrom('users').select('id').where('id', '=', customer.id).forNoKeyUpdate().execute()
    cleared = shop.call('DELETE /api/cart', {}, customer.token)
    await untilSomebodyWaits(shop)
    expect((await cartOf(shop, customer)).count).toBe(1)
  })
  expect(await cleared).toMatchObject({ status: 200, body: { items: [] } })
})

test('a line is removed after the change of it that is under way, not in the middle of it', async () => {
  const customer = await shop.given.account()
  const productId = await shop.given.product()
  await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
  const [line] = (await cartOf(shop, customer)).items
  let answers: Promise<Answer[]> | undefined
  await shop.db.transaction().execute(async (tx) => {
    // The change has read the line, and waits to read the offer.
    await sql`lock table products in access exclusive mode`.execute(tx)
    const changed = change(customer, productId, 3)
    await untilSomebodyWaits(shop)
    const removed = shop.call('DELETE /api/cart/remove/:id', { params: { id: String(line?.id) } }, customer.token)
    await untilSomebodyWaits(shop, 2)
    answers = Promise.all([changed, removed])
  })
  expect(await answers).toMatchObject([
    { status: 200, body: { items: [{ quantity: 3 }] } },
    { status: 200, body: { items: [] } },
  ])
})

describe('what the cart tells of its lines', () => {
  async function filled(stock: Partial<Record<Size, number | null>> = { M: null }) {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ pricePoisha: 145_000, stock })
    await addToCart(shop, customer, { productId, quantity: 2, size: 'M' })
    return { customer, productId }
  }

  test('a changed price, in both figures, until the customer touches the line', async () => {
    const { customer, productId } = await filled()
    await setPrice(productId, 130_050)
    const { items, total } = await cartOf(shop, customer)
    expect(items[0]?.notice).toEqual({
      code: 'price_changed',
      message: 'The price changed from ৳1,450 to ৳1,300.50.',
    })
    expect(total).toBe(2601)
    expect((await cartOf(shop, customer)).items[0]?.notice?.code).toBe('price_changed')
    expect((await change(customer, productId, 2)).body.items[0].notice).toBeNull()
  })

  test('adding the product again is a look at its price too', async () => {
    const { customer, productId } = await filled()
    await setPrice(productId, 130_050)
    await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
    expect((await cartOf(shop, customer)).items[0]?.notice).toBeNull()
  })

  test('off sale: listed, but out of count and total', async () => {
    const { customer, productId } = await filled()
    await takeOffSale(shop, productId)
    const { items, count, total } = await cartOf(shop, customer)
    expect(items).toMatchObject([{ productId, notice: { code: 'off_sale' } }])
    expect([count, total]).toEqual([0, 0])
  })

  test('a size that is not offered any more is off sale', async () => {
    const { customer, productId } = await filled()
    await shop.db.deleteFrom('product_sizes').where('product_id', '=', productId).execute()
    const { items, count } = await cartOf(shop, customer)
    expect(items[0]?.notice).toEqual({ code: 'off_sale', message: 'Size M is no longer for sale.' })
    expect(count).toBe(0)
  })

  test.each([
    [1, 'Only 1 piece of size M is left.'],
    [0, 'Size M has sold out.'],
  ])('less stock than the line wants, which still counts: %i left', async (stock, message) => {
    const { customer, productId } = await filled({ M: 2 })
    expect((await cartOf(shop, customer)).items[0]?.notice).toBeNull()
    await setStock(productId, stock)
    const { items, count } = await cartOf(shop, customer)
    expect(items[0]?.notice).toEqual({ code: 'out_of_stock', message })
    expect(count).toBe(2)
  })
})
