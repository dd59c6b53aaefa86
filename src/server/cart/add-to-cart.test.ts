import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCart, cartOf, takeOffSale } from '../testing/carts.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('adding to the cart', () => {
  test('a product goes in at the shop’s price, whatever the payload says', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ name: 'Jamdani', pricePoisha: 125_050 })
    const added = await addToCart(shop, customer, { productId, quantity: 2, size: 'M', price: 1 })
    expect(added).toMatchObject({ status: 200, body: { message: 'Added to cart', count: 2 } })
    expect(await cartOf(shop, customer)).toMatchObject({
      items: [{ productId, product: { name: 'Jamdani', price: 1250.5 }, quantity: 2, size: 'M', price: 1250.5 }],
      count: 2,
      total: 2501,
    })
  })

  test('the same product and size add up in one line, another size is a line of its own', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await addToCart(shop, customer, { productId, quantity: 1, size: 'M' }, { productId, quantity: 2, size: 'M' })
    await addToCart(shop, customer, { productId, quantity: 3, size: 'M' }, { productId, quantity: 1, size: 'L' })
    const { items, count } = await cartOf(shop, customer)
    expect(items.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['M', 6],
      ['L', 1],
    ])
    expect(count).toBe(7)
  })

  test('twenty presses at once count twenty times', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 20 } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => addToCart(shop, customer, { productId, quantity: 1, size: 'M' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.map(({ body }) => body.count).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, before) => before + 1),
    )
    expect((await cartOf(shop, customer)).items).toMatchObject([{ productId, quantity: 20 }])
  })

  test('a hundred pieces of one size do not fit, not even when pressed at once', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => addToCart(shop, customer, { productId, quantity: 9, size: 'M' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 409, body: problem('cart_line_full') })
    expect((await cartOf(shop, customer)).count).toBe(99)
  })

  test('a cart holds fifty lines', async () => {
    const customer = await shop.given.account()
    const products = await Promise.all(Array.from({ length: 26 }, () => shop.given.product()))
    const [last = 0, ...others] = products
    const items = others.flatMap((productId) => [
      { productId, quantity: 1, size: 'M' as const },
      { productId, quantity: 1, size: 'L' as const },
    ])
    expect((await addToCart(shop, customer, ...items)).body.count).toBe(50)
    const refused = await addToCart(shop, customer, { productId: last, quantity: 1, size: 'M' })
    expect(refused).toMatchObject({ status: 409, body: problem('cart_full') })
    expect((await addToCart(shop, customer, ...items.slice(0, 1))).body.count).toBe(51)
  })

  test('what is not in the shop cannot be added', async () => {
    const customer = await shop.given.account()
    const deleted = await shop.given.product()
    await takeOffSale(shop, deleted)
    for (const productId of [999_999, deleted]) {
      const refused = await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
      expect(refused).toMatchObject({ status: 404, body: problem('product_not_found') })
    }
  })

  test('products of a store that is not approved, or of a switched-off category, are off sale', async () => {
    const customer = await shop.given.account()
    const pending = await shop.given.product({ vendorId: (await shop.given.vendor('Pending')).id })
    const hiddenTree = await shop.given.category('Out of season', 1, false)
    const below = await shop.given.category('Shawls', hiddenTree)
    const hidden = await shop.given.product({ categoryId: below })
    for (const productId of [pending, hidden]) {
      const refused = await addToCart(shop, customer, { productId, quantity: 1, size: 'M' })
      expect(refused).toMatchObject({ status: 409, body: problem('product_off_sale') })
    }
  })

  test('a size that the product does not come in is refused at its field', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: null } })
    const refused = await addToCart(
      shop,
      customer,
      { productId, quantity: 1, size: 'M' },
      { productId, quantity: 1, size: 'XXL' },
    )
    expect(refused).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(refused.body.fields).toEqual({ 'items.1.size': 'This product is not offered in this size.' })
    expect((await cartOf(shop, customer)).items).toEqual([])
  })

  test('no more go in than are counted, together with those that are in already', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 3, L: 0 } })
    expect((await addToCart(shop, customer, { productId, quantity: 2, size: 'M' })).status).toBe(200)
    const refused = await addToCart(shop, customer, { productId, quantity: 2, size: 'M' })
    expect(refused).toMatchObject({
      status: 409,
      body: { ...problem('out_of_stock'), message: 'Only 3 pieces of size M are left.' },
    })
    const soldOut = await addToCart(shop, customer, { productId, quantity: 1, size: 'L' })
    expect(soldOut).toMatchObject({
      status: 409,
      body: { ...problem('out_of_stock'), fields: { 'items.0': 'Size L has sold out.' } },
    })
    expect((await cartOf(shop, customer)).count).toBe(2)
  })

  test('of several things one that cannot go in keeps the others out', async () => {
    const { id: userId, token } = await shop.given.account()
    const [plenty, soldOut] = [
      await shop.given.product({ stock: { M: 9 } }),
      await shop.given.product({ stock: { M: 0 } }),
    ]
    const items = [plenty, soldOut].map((productId) => ({ productId, size: 'M' as const, quantity: 1 }))
    const answer = await shop.call('POST /api/cart/add', { body: { userId, items } }, token)
    expect(answer).toMatchObject({ status: 409, body: problem('out_of_stock') })
    const params = { userId: String(userId) }
    expect((await shop.call('GET /api/cart/GetCartItems/:userId', { params }, token)).body.items).toEqual([])
  })

  test.each([0, -1, 1.5, 100, '1', null])('a quantity of %j is refused', async (quantity) => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    const refused = await addToCart(shop, customer, { productId, quantity: quantity as number, size: 'M' })
    expect(refused).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(refused.body.fields).toHaveProperty(['items.0.quantity'])
  })

  test('a user id from local storage, digits in a string, is understood', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    const body = {
      userId: String(customer.id),
      items: [{ productId: String(productId), quantity: 1, size: 'M' as const }],
    }
    expect((await shop.call('POST /api/cart/add', { body }, customer.token)).status).toBe(200)
  })
})
