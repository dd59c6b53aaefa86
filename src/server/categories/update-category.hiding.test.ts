import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as floor from '../../web/entry-server.tsx'
import { createApp } from '../assembly/app.ts'
import { ALONE } from '../platform/invalidation/invalidation-feed.ts'
import { createLog } from '../platform/process/log.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { openTestShop, problem, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { addCategory, changeCategory } from './testing/change.ts'

const NOTHING_BUILT = {
  folder: import.meta.dirname,
  css: '',
  font: undefined,
  pageCacheBytes: 1_000_000,
  scriptsOf: () => [],
}

let shop: TestShop
let admin: { token: string }
/** The same shop with its pages. */
let paged: ReturnType<typeof createApp>['http']
let pagesAt: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  paged = createApp({
    db: shop.db,
    feed: ALONE,
    log: createLog('silent'),
    jwtSecret: TEST_SECRET,
    secretsKey: TEST_SECRET,
    tokenLifeSeconds: 3600,
    trustProxy: false,
    publicUrl: undefined,
    checkReplies: true,
    web: { floor, build: NOTHING_BUILT },
    responseCacheBytes: 0,
    pictures: createFolderStorage(import.meta.dirname),
  }).http
  pagesAt = await paged.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await paged.close()
  await shop.close()
})

let women: number
let sarees: number
let cotton: number
let product: number
let name: string
beforeEach(async () => {
  name = `Saree ${Math.random().toString(36).slice(2)}`
  women = await shop.given.category(`Women ${name}`, null)
  sarees = await shop.given.category('Sarees', women)
  cotton = await shop.given.category('Cotton', sarees)
  product = await shop.given.product({ name, categoryId: cotton })
})

const change = (id: number, body: object) => changeCategory(shop, admin, id, body)

async function listed(): Promise<string[]> {
  const { body } = await shop.call('GET /api/product', { query: { limit: '100' } })
  return body.map((each: { name: string }) => each.name)
}

async function page(path: string): Promise<string> {
  return await (await fetch(pagesAt + path)).text()
}

test('hiding a category hides its branch and all products of it from every public call', async () => {
  expect(await listed()).toContain(name)
  expect((await change(women, { isActive: false })).status).toBe(200)
  expect(await listed()).not.toContain(name)
  for (const id of [women, sarees, cotton])
    expect((await shop.call('GET /api/categories/:id', { params: { id: String(id) } })).body).toMatchObject(
      problem('category_not_found'),
    )
  expect((await shop.call('GET /api/product/:id', { params: { id: String(product) } })).status).toBe(404)
  await change(women, { isActive: true })
  expect(await listed()).toContain(name)
})

test('a category below a hidden one stays hidden when it is shown itself', async () => {
  await change(women, { isActive: false })
  await change(cotton, { isActive: true })
  expect(await listed()).not.toContain(name)
})

test('finished pages of the shop, the category and the product change at once', async () => {
  const places = ['/shop', `/shop?category=${sarees}`, `/admin/product/${product}`]
  for (const place of places) expect(await page(place)).toContain(name)
  await change(women, { isActive: false })
  for (const place of places) expect(await page(place)).not.toContain(name)
  await change(women, { isActive: true })
  for (const place of places) expect(await page(place)).toContain(name)
})

test('moving a branch below a hidden category hides its products’ finished pages too', async () => {
  const hidden = await shop.given.category(`Hidden ${name}`, null, false)
  expect(await page(`/admin/product/${product}`)).toContain(name)
  const place = { params: { id: String(sarees) }, body: { parentId: hidden, beforeId: null } }
  expect((await shop.call('PUT /api/categories/:id/place', place, admin.token)).status).toBe(200)
  expect(await page(`/admin/product/${product}`)).not.toContain(name)
})

test('a new name, a new category and a deleted one show on the finished front page', async () => {
  expect(await page('/shop')).toContain(`Women ${name}`)
  await change(women, { name: `Ladies ${name}` })
  expect(await page('/shop')).toContain(`Ladies ${name}`)
  const body = { name: `Gifts ${name}` }
  const { id } = (await addCategory(shop, admin, body)).body
  expect(await page('/shop')).toContain(body.name)
  await shop.call('DELETE /api/categories/:id', { params: { id: String(id) } }, admin.token)
  expect(await page('/shop')).not.toContain(body.name)
})
