import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPageShop, type PageShop } from '../../testing/page-shop.ts'
import { invalidate } from '../database/cache-invalidation.ts'
import { transact } from '../database/db.ts'

const SMALL_BYTES = 400 * 1024

let shop: PageShop
beforeAll(async () => {
  shop = await openPageShop({ pageCacheBytes: SMALL_BYTES })
})
afterEach(() => shop.forget())
afterAll(() => shop.close())

test.each<[string, (at: number) => { path: string; host?: string }]>([
  ['searches', (at) => ({ path: `/shop?search=word${at}` })],
  ['odd spellings', (at) => ({ path: `/shop?category=${'0'.repeat(at)}1` })],
  ['foreign hosts', (at) => ({ path: '/', host: `host${at}.example` })],
  ['addresses of private pages', (at) => ({ path: `/dashboard/x${at}` })],
])('a flood of %s does not wash out the front of the shop', async (_, nth) => {
  await shop.get('/')
  for (let at = 0; at < 40; at += 1) {
    const { path, host } = nth(at)
    await shop.get(path, host ? { host } : {})
  }
  shop.rendered.length = 0
  await shop.get('/')
  expect(shop.rendered).toEqual([])
})

test.each([
  ['products', '/admin/product/'],
  ['stores', '/store/'],
  ['categories', '/shop?category='],
])(
  'a flood of unknown %s is answered from one page, and takes no turn from those that are there',
  async (_, prefix) => {
    const product = await shop.given.product()
    const pages = await Promise.all(Array.from({ length: 100 }, (_, at) => shop.get(`${prefix}${900_000 + at}`)))
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404))
    expect([new Set(pages.map(({ text }) => text)).size, shop.rendered.length]).toEqual([1, 1])
    const open = shop.holdBack()
    const waiting = shop.get(`/admin/product/${product}`)
    expect((await shop.get(`${prefix}999999`)).status).toBe(404)
    open()
    expect((await waiting).status).toBe(200)
  },
)

test('what comes into being under an address where nothing was is there at once', async () => {
  const next = (await shop.given.product()) + 1
  expect((await shop.get(`/admin/product/${next}`)).status).toBe(404)
  expect(await shop.given.product()).toBe(next)
  expect((await shop.get(`/admin/product/${next}`)).status).toBe(200)
})

test('all private pages are one', async () => {
  const pages = []
  for (const path of ['/dashboard', '/dashboard/orders', '/cart', '/admin/products', '/checkout?x=1'])
    pages.push((await shop.get(path)).text)
  expect(new Set(pages).size).toBe(1)
  expect(shop.rendered.length).toBeLessThanOrEqual(1)
})

test('however often the shop changes while a page is made, one is made at a time', async () => {
  const open = shop.holdBack()
  const visits = []
  for (let at = 0; at < 5; at += 1) {
    visits.push(shop.get('/'))
    await expect.poll(() => shop.rendered.length).toBe(1)
    await transact(shop.db, async (tx) => invalidate(tx, 'catalog'))
  }
  open()
  for (const { status } of await Promise.all(visits)) expect(status).toBe(200)
  expect(shop.rendered.length).toBeLessThanOrEqual(2)
})

test('when too many pages wait to be made, who comes next is told when to come back, and the front still opens', async () => {
  const open = shop.holdBack()
  const searches = Array.from({ length: 80 }, (_, at) => shop.get(`/shop?search=crowd${at}`))
  const [first] = await Promise.all([
    Promise.race(searches),
    expect.poll(() => shop.rendered.length).toBeGreaterThan(0),
  ])
  expect([first.status, Number(first.headers['retry-after']) > 0]).toEqual([503, true])
  expect(first.text).toContain('very busy')
  expect(shop.logLines).toContainEqual(expect.objectContaining({ level: 40, msg: 'busy', path: '/shop' }))
  const front = shop.get('/')
  await expect.poll(() => shop.rendered).toContain('/')
  open()
  expect((await front).status).toBe(200)
  const statuses = (await Promise.all(searches)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBeLessThan(statuses.length / 2)
})
