import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPageShop, type PageShop } from '../../testing/page-shop.ts'
import { invalidate } from '../database/cache-invalidation.ts'
import { transact } from '../database/db.ts'

let shop: PageShop
beforeAll(async () => {
  shop = await openPageShop()
})
afterEach(() => shop.forget())
afterAll(() => shop.close())

const productPage = (id: number) => `/admin/product/${id}`

async function rename(id: number, name: string): Promise<void> {
  await transact(shop.db, async (tx) => {
    await tx.updateTable('products').set({ name }).where('id', '=', id).execute()
    invalidate(tx, `product:${id}`)
  })
}

test('questions no page listens to make no page of their own', async () => {
  const first = await shop.get('/shop?search=saree')
  for (const query of ['?search=saree&utm_source=mail', '?fbclid=7&search=saree', '?search=saree&search=other'])
    expect((await shop.get(`/shop${query}`)).text).toBe(first.text)
  expect(shop.rendered).toHaveLength(1)
})

test('a hundred visitors at once cost one rendering', async () => {
  const open = shop.holdBack()
  const visits = Array.from({ length: 100 }, () => shop.get('/'))
  await expect.poll(() => shop.rendered.length).toBe(1)
  open()
  const pages = await Promise.all(visits)
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  expect(shop.rendered).toHaveLength(1)
})

test('a changed product is seen at once on each page that shows it, and no other page is made anew', async () => {
  const [changed, other] = [
    await shop.given.product({ name: 'Old name' }),
    // In another category: it is shown beside nothing of the first.
    await shop.given.product({ name: 'Other goods', categoryId: 2 }),
  ]
  const pages = ['/', productPage(changed), productPage(other), '/login']
  for (const page of pages) await shop.get(page)
  shop.rendered.length = 0
  await rename(changed, 'New name')
  const texts = await Promise.all(pages.map(async (page) => (await shop.get(page)).text))
  expect(texts.map((text) => text.includes('New name'))).toEqual([true, true, false, false])
  expect(texts.join()).not.toContain('Old name')
  expect(shop.rendered.toSorted()).toEqual(['/', productPage(changed)])
})

test('a change that was rolled back changes no page', async () => {
  const id = await shop.given.product({ name: 'Steady goods' })
  await shop.get(productPage(id))
  const failed = transact(shop.db, async (tx) => {
    invalidate(tx, `product:${id}`)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await shop.get(productPage(id))
  expect(shop.rendered).toHaveLength(1)
})

test('who comes after a change never gets the page that was begun before it', async () => {
  const id = await shop.given.product({ name: 'Old name' })
  const open = shop.holdBack()
  const early = shop.get(productPage(id))
  await expect.poll(() => shop.rendered.length).toBe(1)
  // Rendered with the old name by now, or it would not be a test: the gate is behind the rendering.
  await expect.poll(() => shop.db.selectFrom('products').select('name').where('id', '=', id).execute()).toHaveLength(1)
  await rename(id, 'New name')
  const late = shop.get(productPage(id))
  open()
  expect((await early).text).toContain('Old name')
  expect((await late).text).toContain('New name')
  expect((await shop.get(productPage(id))).text).toContain('New name')
})

test('caches that many share may keep a page for a moment, and nothing that is not there', async () => {
  const cacheControlOf = async (path: string) => (await shop.get(path)).headers['cache-control']
  expect(await cacheControlOf('/')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/)
  expect(await cacheControlOf(productPage(999_999))).toBe('public, max-age=0, must-revalidate')
})

test('a page that cannot be made says so in plain words, is kept by nobody, and comes back', async () => {
  await sql`alter table products rename to mislaid`.execute(shop.db)
  onTestFinished(async () => void (await sql`alter table if exists mislaid rename to products`.execute(shop.db)))
  const { status, headers, text } = await shop.get('/')
  expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(shop.logLines).toContainEqual(expect.objectContaining({ level: 50, path: '/', msg: 'page not made' }))
  expect(text).toContain('One moment, please')
  expect(text).not.toMatch(/products|relation|\.ts:/)
  await sql`alter table mislaid rename to products`.execute(shop.db)
  expect((await shop.get('/')).status).toBe(200)
})
