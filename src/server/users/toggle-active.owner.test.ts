import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/machinery/endpoint'
import type { listProducts } from '#contract/search'
import type { VendorRow } from '#contract/vendors'
import { addToCart, cartOf } from '../testing/carts.ts'
import { order, orderBody, orderInVain } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string }
let customer: Awaited<ReturnType<TestShop['given']['account']>>
let vendor: { id: number; ownerId: number; token: string }
let product: number
let other: number
beforeAll(async () => {
  // With what is kept of public answers: a store that goes has to leave them too.
  shop = await openTestShop({ responseCacheBytes: 1_000_000 })
  admin = await shop.given.account('Admin')
  other = await shop.given.product({ name: 'Plain lungi' })
})
beforeEach(async () => {
  customer = await shop.given.account()
  vendor = await shop.given.vendor()
  product = await shop.given.product({ name: 'Jamdani stole', tags: ['festive'], vendorId: vendor.id })
})
afterAll(() => shop.close())

const at = (id: number) => ({ params: { id: String(id) } })
const toggle = (id: number) => shop.call('PUT /api/users/:id/toggle-active', at(id), admin.token)
const setRole = (id: number, role: 'Vendor') =>
  shop.call('PUT /api/users/:id/role', { ...at(id), body: { role } }, admin.token)

/** Wherever the public may meet the product or its store. */
async function seenAt(): Promise<string[]> {
  const seen: string[] = []
  for (const [name, answer] of Object.entries(await lists()))
    if (answer.body.some(({ id }: { id: number }) => id === product)) seen.push(name)
  if ((await shop.call('GET /api/product/:id', at(product))).status === 200) seen.push('product')
  if ((await shop.call('GET /api/stores/:id', at(vendor.id))).status === 200) seen.push('store')
  const { body: facets } = await shop.call('GET /api/product/facets', { query: { search: 'jamdani' } })
  if (facets.stores.some(({ id }: { id: number }) => id === vendor.id)) seen.push('facets')
  return seen
}

/** How long the lists say they are, and the admin’s figure of products on sale. */
async function lengths(): Promise<number[]> {
  const { body: figures } = await shop.call('GET /api/dashboard', {}, admin.token)
  const { similar: _, nearest: __, ...counted } = await lists()
  return [...Object.values(counted).map(({ headers }) => Number(headers.get('x-total-count'))), figures.totalProducts]
}

async function lists() {
  const list = (query: NonNullable<CallInput<typeof listProducts>['query']>) => shop.call('GET /api/product', { query })
  const vendorId = String(vendor.id)
  return {
    shop: await list({}),
    store: await list({ vendorId }),
    category: await list({ categoryId: '1' }),
    price: await list({ minPrice: '1', maxPrice: '9999' }),
    'price in the store': await list({ minPrice: '1', vendorId }),
    size: await list({ size: 'M' }),
    tag: await list({ tag: 'festive' }),
    search: await list({ search: 'jamdani' }),
    'search in the store': await list({ search: 'jamdani', vendorId }),
    'category and below': await shop.call('GET /api/product/GetProductByCategoryId/:id', at(1)),
    nearest: await shop.call('GET /api/product/nearest', { query: { search: 'jamdani scarf' } }),
    similar: await shop.call('GET /api/product/:id/similar', at(other)),
  }
}

describe('a store whose owner is deactivated', () => {
  test('is off sale wherever it was on sale, and back when the owner is', async () => {
    const before = await seenAt()
    expect(before).toContain('search in the store')
    expect(before).toHaveLength(15)
    const all = await lengths()
    await toggle(vendor.ownerId)
    expect(await seenAt()).toEqual([])
    expect(await lengths()).toEqual(all.map((length) => length - 1))
    await toggle(vendor.ownerId)
    expect(await seenAt()).toEqual(before)
    await toggle(vendor.ownerId)
  })

  test('sells nothing: not to whoever has its goods in the cart, nor to whoever would put them there', async () => {
    await addToCart(shop, customer, { productId: product, quantity: 1, size: 'M' })
    await toggle(vendor.ownerId)
    expect((await cartOf(shop, customer)).items).toMatchObject([{ notice: { code: 'off_sale' } }])
    const refused = await orderInVain(shop, customer.token, orderBody([{ productId: product }]))
    expect(refused.status).toBe(409)
    const another = await shop.given.account()
    expect((await addToCart(shop, another, { productId: product, quantity: 1, size: 'M' })).status).not.toBe(200)
    await toggle(vendor.ownerId)
    expect((await order(shop, customer.token, orderBody([{ productId: product }]))).status).toBe(201)
    await toggle(vendor.ownerId)
  })

  test('is told to the admins as such', async () => {
    const row = async (): Promise<VendorRow | undefined> => {
      const { body } = await shop.call('GET /api/Vendors', { query: {} }, admin.token)
      return body.find(({ vendorId }: VendorRow) => vendorId === vendor.id)
    }
    expect(await row()).toMatchObject({ status: 'Approved', isOwnerActive: true })
    await toggle(vendor.ownerId)
    expect(await row()).toMatchObject({ status: 'Approved', isOwnerActive: false })
  })

  test('is not put on sale by an approval, only by the owner’s return', async () => {
    const pending = await shop.given.vendor('Pending')
    await toggle(pending.ownerId)
    await shop.call('PUT /api/Vendors/Approve/:id', at(pending.id), admin.token)
    expect(await shop.call('GET /api/stores/:id', at(pending.id))).toMatchObject({
      status: 404,
      body: problem('vendor_not_found'),
    })
    await toggle(pending.ownerId)
    expect((await shop.call('GET /api/stores/:id', at(pending.id))).status).toBe(200)
  })

  test('is off sale from its first day where an inactive account is made a vendor', async () => {
    await toggle(customer.id)
    await setRole(customer.id, 'Vendor')
    const { body } = await shop.call('GET /api/Vendors', { query: { search: customer.email } }, admin.token)
    expect(body).toMatchObject([{ isApproved: true, isOwnerActive: false }])
    expect((await shop.call('GET /api/stores/:id', at(body[0].vendorId))).status).toBe(404)
  })
})
