import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { invalidate } from '../../src/server/platform/database/cache-invalidation.ts'
import { transact } from '../../src/server/platform/database/db.ts'
import { ASK_EVERY_MS, LONGEST_SILENCE_MS } from '../../src/server/platform/database/outage-watch.ts'
import type {} from '../../src/server/testing/global-setup.ts'
import { openPageShop, type PageShop } from '../../src/server/testing/page-shop.ts'
import { openWire, type Wire } from './wire.ts'

let wire: Wire
let shop: PageShop
beforeAll(async () => {
  const { host, port } = inject('postgres')
  wire = await openWire(`${host}/.s.PGSQL.${port}`)
  shop = await openPageShop({ responseCacheBytes: 1_000_000, reachedAt: { host: '127.0.0.1', port: wire.port } })
})
afterAll(async () => {
  await shop.close()
  await wire.close()
})

const productPage = (id: number) => `/admin/product/${id}`
const goAway = () => {
  wire.isAway = true
  wire.cutAll()
}
const untilBack = async (path: string) => {
  wire.isAway = false
  const isFresh = async () => {
    const { status, headers } = await shop.get(path)
    return [status, headers['x-stale-since']]
  }
  await expect.poll(isFresh, { timeout: 120_000, interval: 50 }).toEqual([200, undefined])
}

async function rename(id: number, name: string): Promise<void> {
  await transact(shop.db, async (tx) => {
    await tx.updateTable('products').set({ name }).where('id', '=', id).execute()
    invalidate(tx, `product:${id}`)
  })
}

async function takeOffSale(id: number): Promise<void> {
  await transact(shop.db, async (tx) => {
    await tx.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    invalidate(tx, `product:${id}`, 'catalog')
  })
}

async function write(method: string, path: string, token: string, body: object): Promise<[number, boolean]> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(shop.url + path, { method, headers, body: JSON.stringify(body) })
  return [answer.status, Number(answer.headers.get('retry-after')) > 0]
}

test('while the database is away people look around as before, nothing can be changed, and the shop mends itself', async () => {
  const [steady, renamed] = [
    await shop.given.product({ name: 'Steady' }),
    await shop.given.product({ name: 'Old name' }),
  ]
  const shopper = await shop.given.account()
  const lists = ['/api/product', '/api/product?search=steady', '/api/categories/tree', `/api/product/${steady}`]
  const pages = ['/', productPage(steady)]
  const before = new Map<string, string>()
  for (const path of [...pages, ...lists, productPage(renamed)]) before.set(path, (await shop.get(path)).text)
  await rename(renamed, 'New name')
  const gone = await shop.given.product({ name: 'Gone' })
  const ofGone = [productPage(gone), `/api/product/${gone}`]
  for (const path of ofGone) await shop.get(path)
  await takeOffSale(gone)
  for (const path of ofGone) expect([path, (await shop.get(path)).status]).toEqual([path, 404])
  before.set('/', (await shop.get('/')).text)

  goAway()
  expect((await shop.get('/api/health')).status).toBe(503)
  // Nothing in it depends on the time: what is answered a hundred times is answered for five minutes.
  const handles = process.getActiveResourcesInfo().length
  for (let time = 0; time < 100; time += 1)
    for (const path of [...pages, ...lists]) {
      const { status, text, headers } = await shop.get(path)
      expect([path, status, text]).toEqual([path, 200, before.get(path)])
      if (time > 0) expect(Date.parse(headers['x-stale-since'] ?? ''), path).toBeLessThanOrEqual(Date.now())
    }
  expect(process.getActiveResourcesInfo().length - handles).toBeLessThan(10)

  // A page whose product has just changed is shown as it was, and says so.
  const last = await shop.get(productPage(renamed))
  expect([last.status, last.text, last.headers['x-stale-since']]).toEqual([
    ...[200, before.get(productPage(renamed)), expect.any(String)],
  ])
  for (const path of ofGone) expect((await shop.get(path)).text, path).not.toContain('Gone')
  for (const path of ['/api/product?search=never+asked', '/shop?search=never+asked', '/api/health'])
    expect([path, (await shop.get(path)).status]).toEqual([path, 503])

  const item = { productId: steady, quantity: 1, size: 'M' }
  const refused = [
    await write('POST', '/api/auth/login', '', { username: 'rahima', password: 'a long enough one' }),
    await write('POST', '/api/cart/add', shopper.token, { userId: shopper.id, items: [item] }),
    await write('DELETE', '/api/cart', shopper.token, {}),
  ]
  expect(refused).toEqual([
    [503, true],
    [503, true],
    [503, true],
  ])

  for (const path of [...pages, ...lists]) await untilBack(path)
  expect((await shop.get(productPage(renamed))).text).toContain('New name')
  expect(await write('POST', '/api/cart/add', shopper.token, { userId: shopper.id, items: [item] })).toEqual([
    200,
    false,
  ])
})

test('a database that is back is noticed within the five seconds that are promised', () => {
  expect(LONGEST_SILENCE_MS + ASK_EVERY_MS).toBeLessThan(5_000)
})

test('one lost connection makes nothing stale', async () => {
  await untilBack('/api/product')
  wire.cutAll()
  await shop.get('/api/product?search=somebody+meets+the+dead+connection')
  expect((await shop.get('/api/product')).headers['x-stale-since']).toBeUndefined()
})
