import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import type { Size } from '#contract/values/sizes'
import { addProduct, changeProduct } from '../selling/testing/forms.ts'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
let admin: { token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const json = JSON.stringify

/** The sizes in whose lists the product stands. */
async function sizesListing(productId: number): Promise<Size[]> {
  const sizes: Size[] = ['M', 'L', 'XL', 'XXL']
  const isListed = await Promise.all(
    sizes.map(async (size) => {
      const { body } = await shop.call('GET /api/product', { query: { size, limit: '100' } })
      return body.some(({ id }: Product) => id === productId)
    }),
  )
  return sizes.filter((_, at) => isListed[at])
}

async function buy(productId: number, size: Size): Promise<number> {
  const { token } = await shop.given.account()
  const { status, body } = await order(shop, token, orderBody([{ productId, Size: size }]))
  expect(status).toBe(201)
  return body.id
}

describe('a size stands in the lists of its size', () => {
  test('until its last piece is sold, and again once the order is cancelled', async () => {
    const productId = await shop.given.product({ stock: { M: 1, L: 2, XL: null } })
    const orderId = await buy(productId, 'M')
    await buy(productId, 'L')
    await buy(productId, 'XL')
    expect(await sizesListing(productId)).toEqual(['L', 'XL'])
    await moveOrder(shop, admin.token, orderId, 'Cancelled')
    expect(await sizesListing(productId)).toEqual(['M', 'L', 'XL'])
  })

  test('as the form says that made the product and those that changed it', async () => {
    const stock = json({ M: 0, L: 3 })
    const { body } = await addProduct(shop, admin.token, { sizes: json(['M', 'L', 'XXL']), stock })
    const { id } = body.product
    expect(await sizesListing(id)).toEqual(['L', 'XXL'])
    await changeProduct(shop, admin.token, id, { sizes: json(['M', 'L', 'XL']), stock: json({ M: 4, L: 0 }) })
    expect(await sizesListing(id)).toEqual(['M', 'XL'])
  })

  test('where two orders take the last of two sizes at the same moment, in neither', async () => {
    const productId = await shop.given.product({ stock: { M: 1, L: 1, XL: 1 } })
    let orders: Promise<unknown> | undefined
    await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().execute()
      orders = Promise.all([buy(productId, 'M'), buy(productId, 'L')])
      await untilSomebodyWaits(shop, 2)
    })
    await orders
    expect(await sizesListing(productId)).toEqual(['XL'])
  })
})
