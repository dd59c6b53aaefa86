import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart'
import type { Size } from '#contract/garment'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

type Customer = Awaited<ReturnType<TestShop['given']['account']>>

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

function add(customer: Customer, ...items: { productId: number; quantity: number; size: Size; price?: unknown }[]) {
  return shop.call('POST /api/cart/add', { body: { userId: customer.id, items } }, customer.token)
}

function change(customer: Customer, productId: number, quantity: number, size?: Size) {
  const body = { productId, quantity, userId: customer.id, ...(size ? { size } : {}) }
  return shop.call('PUT /api/cart/:productId', { params: { productId: String(productId) }, body }, customer.token)
}

async function cartOf({ id, token }: Customer): Promise<Cart> {
  const { status, body } = await shop.call(
    'GET /api/cart/GetCartItems/:userId',
    { params: { userId: String(id) } },
    token,
  )
  expect(status).toBe(200)
  return body
}

async function setPrice(productId: number, pricePoisha: number) {
  await shop.db.updateTable('products').set({ price_poisha: pricePoisha }).where('id', '=', productId).execute()
}

async function setStock(productId: number, stock: number) {
  await shop.db.updateTable('product_sizes').set({ stock }).where('product_id', '=', productId).execute()
}

async function deleteProduct(id: number) {
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
}

describe('adding to the cart', () => {
  test('a product goes in at the shop’s price, whatever the payload says', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ name: 'Jamdani', pricePoisha: 125_050 })
    const added = await add(customer, { productId, quantity: 2, size: 'M', price: 1 })
    expect(added).toMatchObject({ status: 200, body: { message: 'Added to cart', count: 2 } })
    expect(await cartOf(customer)).toMatchObject({
      items: [{ productId, product: { name: 'Jamdani', price: 1250.5 }, quantity: 2, size: 'M', price: 1250.5 }],
      count: 2,
      total: 2501,
    })
  })

  test('the same product and size add up in one line, another size is a line of its own', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await add(customer, { productId, quantity: 1, size: 'M' }, { productId, quantity: 2, size: 'M' })
    await add(customer, { productId, quantity: 3, size: 'M' }, { productId, quantity: 1, size: 'L' })
    const { items, count } = await cartOf(customer)
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
      Array.from({ length: 20 }, () => add(customer, { productId, quantity: 1, size: 'M' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.map(({ body }) => body.count).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, before) => before + 1),
    )
    expect((await cartOf(customer)).items).toMatchObject([{ productId, quantity: 20 }])
  })

  test('a hundred pieces of one size do not fit, not even when pressed at once', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => add(customer, { productId, quantity: 9, size: 'M' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 409, body: problem('cart_line_full') })
    expect((await cartOf(customer)).count).toBe(99)
  })

  test('a cart holds fifty lines', async () => {
    const customer = await shop.given.account()
    const products = await Promise.all(Array.from({ length: 26 }, () => shop.given.product()))
    const [last = 0, ...others] = products
    const items = others.flatMap((productId) => [
      { productId, quantity: 1, size: 'M' as const },
      { productId, quantity: 1, size: 'L' as const },
    ])
    expect((await add(customer, ...items)).body.count).toBe(50)
    const refused = await add(customer, { productId: last, quantity: 1, size: 'M' })
    expect(refused).toMatchObject({ status: 409, body: problem('cart_full') })
    expect((await add(customer, ...items.slice(0, 1))).body.count).toBe(51)
  })

  test('what is not in the shop cannot be added', async () => {
    const customer = await shop.given.account()
    const deleted = await shop.given.product()
    await deleteProduct(deleted)
    for (const productId of [999_999, deleted]) {
      const refused = await add(customer, { productId, quantity: 1, size: 'M' })
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
      const refused = await add(customer, { productId, quantity: 1, size: 'M' })
      expect(refused).toMatchObject({ status: 409, body: problem('product_off_sale') })
    }
  })

  test('a size that the product does not come in is refused at its field', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: null } })
    const refused = await add(customer, { productId, quantity: 1, size: 'M' }, { productId, quantity: 1, size: 'XXL' })
    expect(refused).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(refused.body.fields).toEqual({ 'items.1.size': 'This product is not offered in this size.' })
    expect((await cartOf(customer)).items).toEqual([])
  })

  test('no more go in than are counted, together with those that are in already', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 3, L: 0 } })
    expect((await add(customer, { productId, quantity: 2, size: 'M' })).status).toBe(200)
    const refused = await add(customer, { productId, quantity: 2, size: 'M' })
    expect(refused).toMatchObject({
      status: 409,
      body: { ...problem('out_of_stock'), message: 'Only 3 pieces of size M are left.' },
    })
    const soldOut = await add(customer, { productId, quantity: 1, size: 'L' })
    expect(soldOut).toMatchObject({
      status: 409,
      body: { ...problem('out_of_stock'), fields: { 'items.0': 'Size L has sold out.' } },
    })
    expect((await cartOf(customer)).count).toBe(2)
  })

  test.each([0, -1, 1.5, 100, '1', null])('a quantity of %j is refused', async (quantity) => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    const refused = await add(customer, { productId, quantity: quantity as number, size: 'M' })
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

describe('whose cart it is', () => {
  test.each(['User', 'Vendor', 'Admin'] as const)('nobody else’s, also for the role %s', async (role) => {
    const stranger = await shop.given.account(role)
    const { id: userId } = await shop.given.account()
    const productId = await shop.given.product()
    const { token } = stranger
    const refusals = [
      await shop.call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(userId) } }, token),
      await shop.call(
        'POST /api/cart/add',
        { body: { userId, items: [{ productId, quantity: 1, size: 'M' }] } },
        token,
      ),
      await shop.call(
        'PUT /api/cart/:productId',
        { params: { productId: String(productId) }, body: { productId, quantity: 1, userId } },
        token,
      ),
    ]
    for (const refused of refusals) expect(refused).toMatchObject({ status: 403, body: problem('not_your_account') })
  })

  test('every role has a cart of its own, and nobody without an account', async () => {
    const productId = await shop.given.product()
    for (const role of ['User', 'Vendor', 'Admin'] as const) {
      const customer = await shop.given.account(role)
      expect((await add(customer, { productId, quantity: 1, size: 'M' })).body.count).toBe(1)
    }
    expect(await shop.call('DELETE /api/cart', {})).toMatchObject({ status: 401, body: problem('not_signed_in') })
  })

  test('another customer’s line cannot be removed, and stays', async () => {
    const [owner, thief] = [await shop.given.account(), await shop.given.account()]
    const productId = await shop.given.product()
    await add(owner, { productId, quantity: 1, size: 'M' })
    const [line] = (await cartOf(owner)).items
    const refused = await shop.call('DELETE /api/cart/remove/:id', { params: { id: String(line?.id) } }, thief.token)
    expect(refused).toMatchObject({ status: 404, body: problem('cart_line_not_found') })
    expect((await cartOf(owner)).items).toHaveLength(1)
  })
})

describe('changing the cart', () => {
  test('a quantity is set, not added', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await add(customer, { productId, quantity: 5, size: 'M' })
    const changed = await change(customer, productId, 2)
    expect(changed).toMatchObject({ status: 200, body: { items: [{ productId, quantity: 2 }], count: 2, total: 2900 } })
  })

  test('a product in several sizes needs the size', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await add(customer, { productId, quantity: 1, size: 'M' }, { productId, quantity: 1, size: 'L' })
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
    await add(customer, { productId, quantity: 1, size: 'M' })
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
      body: { fields: { productId: 'Must be the product of the address.' } },
    })
  })

  test('no more than are counted, and nothing that went off sale', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 3 } })
    await add(customer, { productId, quantity: 1, size: 'M' })
    expect(await change(customer, productId, 4)).toMatchObject({ status: 409, body: problem('out_of_stock') })
    await deleteProduct(productId)
    expect(await change(customer, productId, 2)).toMatchObject({ status: 409, body: problem('product_off_sale') })
    expect((await cartOf(customer)).items).toMatchObject([{ quantity: 1 }])
  })

  test('a line is removed, then all of them', async () => {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    await add(customer, { productId, quantity: 1, size: 'M' }, { productId, quantity: 2, size: 'L' })
    const [line] = (await cartOf(customer)).items
    const removed = await shop.call('DELETE /api/cart/remove/:id', { params: { id: String(line?.id) } }, customer.token)
    expect(removed).toMatchObject({ status: 200, body: { items: [{ size: 'L' }], count: 2 } })
    const cleared = await shop.call('DELETE /api/cart', {}, customer.token)
    expect(cleared).toMatchObject({ status: 200, body: { items: [], count: 0, total: 0 } })
    const again = await shop.call('DELETE /api/cart/remove/:id', { params: { id: String(line?.id) } }, customer.token)
    expect(again).toMatchObject({ status: 404, body: problem('cart_line_not_found') })
  })
})

describe('what the cart tells of its lines', () => {
  async function filled(stock: Partial<Record<Size, number | null>> = { M: null }) {
    const customer = await shop.given.account()
    const productId = await shop.given.product({ pricePoisha: 145_000, stock })
    await add(customer, { productId, quantity: 2, size: 'M' })
    return { customer, productId }
  }

  test('a changed price, in both figures, until the customer touches the line', async () => {
    const { customer, productId } = await filled()
    await setPrice(productId, 130_050)
    const { items, total } = await cartOf(customer)
    expect(items[0]?.notice).toEqual({
      code: 'price_changed',
      message: 'The price changed from ৳1,450 to ৳1,300.50.',
    })
    expect(total).toBe(2601)
    expect((await cartOf(customer)).items[0]?.notice?.code).toBe('price_changed')
    expect((await change(customer, productId, 2)).body.items[0].notice).toBeNull()
  })

  test('adding the product again is a look at its price too', async () => {
    const { customer, productId } = await filled()
    await setPrice(productId, 130_050)
    await add(customer, { productId, quantity: 1, size: 'M' })
    expect((await cartOf(customer)).items[0]?.notice).toBeNull()
  })

  test('off sale: listed, but out of count and total', async () => {
    const { customer, productId } = await filled()
    await deleteProduct(productId)
    const { items, count, total } = await cartOf(customer)
    expect(items).toMatchObject([{ productId, notice: { code: 'off_sale' } }])
    expect([count, total]).toEqual([0, 0])
  })

  test('a size that is not offered any more is off sale', async () => {
    const { customer, productId } = await filled()
    await shop.db.deleteFrom('product_sizes').where('product_id', '=', productId).execute()
    const { items, count } = await cartOf(customer)
    expect(items[0]?.notice).toEqual({ code: 'off_sale', message: 'Size M is no longer for sale.' })
    expect(count).toBe(0)
  })

  test.each([
    [1, 'Only 1 piece of size M is left.'],
    [0, 'Size M has sold out.'],
  ])('less stock than the line wants: %i left', async (stock, message) => {
    const { customer, productId } = await filled({ M: 2 })
    expect((await cartOf(customer)).items[0]?.notice).toBeNull()
    await setStock(productId, stock)
    expect((await cartOf(customer)).items[0]?.notice).toEqual({ code: 'out_of_stock', message })
  })
})
