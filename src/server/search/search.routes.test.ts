import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { DEFAULT_SIZE_CHART } from '#contract/values/sizes'
import { transact } from '../platform/database/db.ts'
import { insertProduct } from '../products/insert-products.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const HASH = '0123456789abcdef0123456789abcdef'
const saree = {
  vendorId: 1,
  categoryId: 2,
  name: 'Dhakai jamdani saree',
  description: 'Six yards of muslin.',
  specification: '<p onclick="x()">Hand <b>woven</b></p><script>alert(1)</script>',
  pricePoisha: 1_250_050,
  compareAtPoisha: 1_500_000,
  tags: ['Eid', 'জামদানি'],
  sizes: [
    { size: 'XXL' as const, stock: null },
    { size: 'M' as const, stock: 3 },
    { size: 'L' as const, stock: 0 },
  ],
  chart: [{ size: 'M', chest: 38.5, length: 27, sleeve: 8 }],
  image: HASH,
}

const read = (id: number) => shop.call('GET /api/product/:id', { params: { id: String(id) } })

async function expectNotThere(id: number): Promise<void> {
  const { status, body } = await read(id)
  expect(status).toBe(404)
  expect(body).toMatchObject(problem('product_not_found'))
  const list = await shop.call('GET /api/product', { query: { limit: '100' } })
  expect(list.body.map((product: Product) => product.id)).not.toContain(id)
  expect(list.headers.get('x-total-count')).toBe(String(list.body.length))
}

describe('a product page', () => {
  test('says all there is to say', async () => {
    const before = Date.now()
    const id = await transact(shop.db, (tx) => insertProduct(tx, saree))
    const { status, body } = await read(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      name: 'Dhakai jamdani saree',
      price: 12_500.5,
      compareAtPrice: 15_000,
      imagePath: `/images/${HASH}-960.webp`,
      tags: ['Eid', 'জামদানি'],
      sizes: ['M', 'L', 'XXL'],
      soldOutSizes: ['L'],
      size: '"[\\"M\\",\\"L\\",\\"XXL\\"]"',
      sizeChart: expect.any(String),
      description: 'Six yards of muslin.',
      specification: '<p>Hand <b>woven</b></p>',
      chart: saree.chart,
      categoryId: 2,
      vendorId: 1,
      storeName: 'Haat',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    })
    expect(JSON.parse(JSON.parse(body.size))).toEqual(['M', 'L', 'XXL'])
    expect(JSON.parse(JSON.parse(body.sizeChart))).toEqual(saree.chart)
    expect(Date.parse(body.createdAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(body.createdAt)).toBeLessThanOrEqual(Date.now())
  })

  test('shows the shop’s own chart where the vendor gave none', async () => {
    const { body } = await read(await shop.given.product())
    expect(body.chart).toEqual(DEFAULT_SIZE_CHART)
    expect(JSON.parse(JSON.parse(body.sizeChart))).toEqual(DEFAULT_SIZE_CHART)
    expect(body).toMatchObject({ compareAtPrice: null, imagePath: null })
  })

  test('is the same in the list as on its own', async () => {
    const id = await shop.given.product({ stock: { L: 0, M: 2 } })
    const { body } = await shop.call('GET /api/product', { query: { limit: '1' } })
    expect(body).toEqual([(await read(id)).body])
  })

  test('is found whatever the case of its address', async () => {
    const id = await shop.given.product()
    expect((await shop.request('GET', `/API/Product/${id}`)).body).toMatchObject({ id })
  })

  test.each(['0', '-1', 'abc', '1.5', '9'.repeat(16)])('has a number, and %s is none', async (id) => {
    const { status, body } = await shop.request('GET', `/api/product/${id}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_request', fields: { id: expect.any(String) } })
  })
})

describe('what is not on sale', () => {
  test('a number that no product has', () => expectNotThere(999_999))

  test.each(['Pending', 'Rejected'] as const)('products of a store that is %s', async (status) => {
    const vendor = await shop.given.vendor(status)
    await expectNotThere(await shop.given.product({ vendorId: vendor.id }))
  })

  test('products of a store that has closed', async () => {
    const vendor = await shop.given.vendor()
    const id = await shop.given.product({ vendorId: vendor.id })
    expect((await read(id)).status).toBe(200)
    await shop.db.updateTable('vendors').set({ deleted_at: new Date() }).where('id', '=', vendor.id).execute()
    await expectNotThere(id)
    const ofVendor = await shop.call('GET /api/product', { query: { vendorId: String(vendor.id) } })
    expect([ofVendor.body, ofVendor.headers.get('x-total-count')]).toEqual([[], '0'])
  })

  test('products that were deleted', async () => {
    const id = await shop.given.product()
    expect((await read(id)).status).toBe(200)
    await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    await expectNotThere(id)
  })

  test('products in a hidden category, and in those below it', async () => {
    const hidden = await shop.given.category('Hidden', 1, false)
    const below = await shop.given.category('Below', hidden)
    await expectNotThere(await shop.given.product({ categoryId: hidden }))
    await expectNotThere(await shop.given.product({ categoryId: below }))
  })
})
