import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { orderBody } from '../../testing/orders.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { invalidate } from '../database/cache-invalidation.ts'
import { transact } from '../database/db.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ responseCacheBytes: 1_000_000 })
})
afterEach(() => transact(shop.db, async (tx) => invalidate(tx, 'catalog', 'categories')))
afterAll(() => shop.close())

/** What is changed behind the shop’s back shows whether it looked. */
async function renameSecretly(id: number, name: string): Promise<void> {
  await shop.db.updateTable('products').set({ name }).where('id', '=', id).execute()
}

async function get(path: string, headers: Record<string, string> = {}) {
  return await shop.request('GET', path, { headers })
}

test.each([
  ['a list', () => '/api/product?limit=24'],
  ['a list that anybody can think up', () => '/api/product?maxPrice=5000&search=goods'],
  ['a list of a category', () => '/api/product/GetProductByCategoryId/1'],
  ['a product', (id: number) => `/api/product/${id}`],
  ['what stands beside a product', async () => `/api/product/${await shop.given.product()}/similar`],
])('%s is made once and sent again until what it shows has changed', async (_, pathOf) => {
  const id = await shop.given.product({ name: 'Old goods' })
  const path = await pathOf(id)
  const first = await get(path)
  await renameSecretly(id, 'New goods')
  const again = await get(path)
  expect(again.body).toEqual(first.body)
  expect(Object.fromEntries(again.headers)).toEqual(
    expect.objectContaining(
      Object.fromEntries([...first.headers].filter(([name]) => !['x-request-id', 'date'].includes(name))),
    ),
  )
  await transact(shop.db, async (tx) => invalidate(tx, `product:${id}`))
  expect(JSON.stringify((await get(path)).body)).toContain('New goods')
})

test.each([
  '/api/categories/tree',
  '/api/categories',
  '/api/categories/1',
  '/api/stores/1',
  '/api/product/aisles',
  '/api/product/facets',
])('%s is made once', async (path) => {
  expect((await get(path)).headers.get('x-request-id')).not.toBeNull()
  expect((await get(path)).headers.get('x-request-id')).toBeNull()
})

test('browsers ask each time, and what they have already is not sent again', async () => {
  const { headers } = await get('/api/categories/tree')
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/)
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  for (const made of ['from memory', 'anew']) {
    if (made === 'anew') await transact(shop.db, async (tx) => invalidate(tx, 'catalog'))
    const again = await get('/api/categories/tree', known)
    expect([again.status, again.body], made).toEqual([304, ''])
  }
})

test('answers travel compressed, made anew and from memory', async () => {
  for (const made of ['anew', 'from memory']) {
    const answer = await fetch(`${shop.url}/api/categories/tree`, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding'), made).toBe('gzip')
    expect(answer.headers.get('vary'), made).toBe('accept-encoding')
    expect(await answer.json(), made).toHaveLength(3)
  }
})

test('HEAD says all but the answer', async () => {
  const { headers } = await get('/api/categories/tree')
  const head = await shop.request('HEAD', '/api/categories/tree')
  expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', headers.get('etag')])
})

test('who asks changes nothing', async () => {
  const { token } = await shop.given.account('Admin')
  const path = '/api/categories/tree'
  const nobody = await get(path)
  for (const authorization of [`Bearer ${token}`, 'Bearer nonsense']) {
    const { status, body } = await get(path, { authorization, cookie: 'a=b' })
    expect([status, body]).toEqual([200, nobody.body])
  }
})

test('a hundred who ask at once get one answer, made once', async () => {
  await shop.given.product({ name: 'Crowded goods' })
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/api/product?search=crowded')))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

test('a refusal is kept by nobody', async () => {
  const id = await shop.given.product({ name: 'Hidden goods' })
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  const refused = await get(`/api/product/${id}`)
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store'])
  await shop.db.updateTable('products').set({ deleted_at: null }).where('id', '=', id).execute()
  expect((await get(`/api/product/${id}`)).status).toBe(200)
})

test('an empty list is kept by nobody: of those there is no end', async () => {
  const vendor = await shop.given.vendor()
  const path = `/api/product?vendorId=${vendor.id}&limit=24`
  expect((await get(path)).body).toEqual([])
  await shop.given.product({ vendorId: vendor.id })
  expect((await get(path)).body).toHaveLength(1)
})

describe('what is left of a product moves lists that do not show it', () => {
  test('a size that has sold out leaves the list of its size, and comes back with a cancelled order', async () => {
    const productId = await shop.given.product({ name: 'Last piece', stock: { XXL: 1 } })
    await shop.given.product({ name: 'Another', stock: { XXL: 5 } })
    const inSize = async () => (await get('/api/product?size=XXL')).body.map(({ name }: { name: string }) => name)
    expect(await inSize()).toEqual(['Another', 'Last piece'])
    const { token } = await shop.given.account()
    const body = orderBody([{ productId, quantity: 1, Size: 'XXL' }])
    const { body: order } = await shop.call('POST /api/orders/create', { body }, token)
    expect(await inSize()).toEqual(['Another'])
    const cancelled = { params: { id: order.id }, body: { status: 'Cancelled' as const } }
    expect((await shop.call('PUT /api/orders/:id/status', cancelled, token)).status).toBe(200)
    expect(await inSize()).toEqual(['Another', 'Last piece'])
  })
})
