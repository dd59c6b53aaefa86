import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { auditOf } from '../testing/audit.ts'
import { addToCart, cartOf } from '../testing/carts.ts'
import { order, orderBody, readOrder } from '../testing/orders.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { storedProducts } from './testing/forms.ts'

let shop: TestShop
let vendor: { id: number; token: string }
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

function own(name?: string): Promise<number> {
  return shop.given.product({ vendorId: vendor.id, ...(name ? { name } : {}) })
}

function remove(id: number, token: string): Promise<Answer> {
  return shop.call('DELETE /api/product/:id', { params: { id: String(id) } }, token)
}

function removeAll(ids: number[], token = vendor.token): Promise<Answer> {
  return shop.call('POST /api/product/delete', { body: { ids } }, token)
}

describe('deleting a product', () => {
  test('takes it out of every list, of the carts and of nobody’s orders', async () => {
    const customer = await shop.given.account()
    const id = await own('Muslin orna')
    await addToCart(shop, customer, { productId: id, quantity: 1, size: 'M' })
    const placed = await order(shop, customer.token, orderBody([{ productId: id, Size: 'L' }]))
    expect(await remove(id, vendor.token)).toMatchObject({ status: 200, body: { message: 'Product deleted' } })

    expect((await shop.call('GET /api/product/:id', { params: { id: String(id) } })).status).toBe(404)
    expect((await shop.call('GET /api/product', { query: { search: 'orna' } })).body).toEqual([])
    const managed = { query: { search: 'orna' } }
    expect((await shop.call('GET /api/product/GetProductByVendor', managed, vendor.token)).body).toEqual([])
    expect((await shop.call('GET /api/product/manage', managed, admin.token)).body).toEqual([])
    expect(await cartOf(shop, customer)).toMatchObject({ count: 0, items: [{ notice: { code: 'off_sale' } }] })
    const kept = await readOrder(shop, customer.token, placed.body.id)
    expect(kept.body.items).toMatchObject([{ productName: 'Muslin orna', price: 1450, size: 'L' }])
  })

  test('cannot be done twice', async () => {
    const id = await own()
    await remove(id, vendor.token)
    expect(await remove(id, vendor.token)).toMatchObject({ status: 404, body: problem('product_not_found') })
  })

  test('done by two at once is done by one of them', async () => {
    const id = await own()
    const answers = await Promise.all([remove(id, vendor.token), remove(id, admin.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await auditOf(shop, admin, 'product', id)).toHaveLength(1)
  })

  test('is in the audit with what it was', async () => {
    const id = await own('Khadi shawl')
    await remove(id, admin.token)
    expect(await auditOf(shop, admin, 'product', id)).toMatchObject([
      { action: 'delete', before: { name: 'Khadi shawl', price: 1450 }, after: null },
    ])
  })

  test('is heard by finished pages', async () => {
    const id = await own()
    const heard: ReadonlySet<CacheTag>[] = []
    onInvalidation(shop.db, (tags) => heard.push(tags))
    await remove(id, vendor.token)
    expect(heard).toEqual([
      new Set([`product:${id}`, 'products', 'category-products:1', `store-products:${vendor.id}`]),
    ])
  })
})

describe('deleting many products', () => {
  test('deletes all of them, each once and each in the audit', async () => {
    const ids = [await own(), await own(), await own()]
    const [first = 0] = ids
    expect(await removeAll([...ids, first])).toMatchObject({ status: 200, body: { message: '3 products deleted' } })
    for (const id of ids) {
      expect((await shop.call('GET /api/product/:id', { params: { id: String(id) } })).status).toBe(404)
      expect(await auditOf(shop, admin, 'product', id)).toMatchObject([{ action: 'delete' }])
    }
  })

  test('deletes none where one is not there, and says which', async () => {
    const [mine, others] = [await own(), await shop.given.product()]
    const before = await storedProducts(shop)
    const { status, body } = await removeAll([mine, others, 999_999])
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 404, fields: ['ids.1', 'ids.2'] })
    expect(body).toMatchObject(problem('product_not_found'))
    expect(await storedProducts(shop)).toEqual(before)
  })

  test('an admin’s may be of different stores', async () => {
    expect((await removeAll([await own(), await shop.given.product()], admin.token)).status).toBe(200)
  })

  test('asked for in different orders at once, nobody blocks another', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => own()))
    const answers = await Promise.all([ids, ids.toReversed(), ids].map((some) => removeAll(some)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  test.each([[[]], [Array.from({ length: 101 }, (_, at) => at + 1)]])(
    'from none to a hundred at a time',
    async (ids) => {
      expect(await removeAll(ids)).toMatchObject({ status: 400, body: { fields: { ids: expect.any(String) } } })
    },
  )
})
