import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { productAddress } from '#contract/values/product-address'
import { openPageShop, type PageShop } from '../testing/page-shop.ts'
import { withinOneDay } from '../testing/within-one-day.ts'

withinOneDay()

let shop: PageShop
beforeAll(async () => {
  shop = await openPageShop()
})
afterEach(() => shop.forget())
afterAll(() => shop.close())

async function addressesIn(path: string): Promise<string[]> {
  const { status, headers, text } = await shop.get(path)
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml; charset=utf-8'])
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) xmlns="http:\/\/www\.sitemaps\.org/,
  )
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

const pathsIn = async (path: string) => (await addressesIn(path)).map((address) => address.replace(shop.url, ''))

test('robots.txt names the sitemap, and keeps crawlers from the calls alone', async () => {
  const { headers, text } = await shop.get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${shop.url}/sitemap.xml\n`)
})

test('each file that the index names is there, and each address in them is a page', async () => {
  await shop.given.product({ name: 'Panjabi to be found' })
  const files = await pathsIn('/sitemap.xml')
  expect(files).toEqual(['/sitemap/shop.xml', '/sitemap/products-1.xml'])
  const pages = (await Promise.all(files.map(pathsIn))).flat()
  expect(pages).toEqual(expect.arrayContaining(['/', '/terms', '/shop?category=1', '/store/1']))
  for (const path of pages) expect([path, (await shop.get(path)).status]).toEqual([path, 200])
})

test('a product stands in it by the address that is shared, under any name, with the day it last changed', async () => {
  const named = ['লাল শাড়ি', 'Tom & <Jerry>’s "tee"', '!!!']
  const addresses = await Promise.all(
    named.map(async (name) => productAddress({ id: await shop.given.product({ name }), name })),
  )
  expect(await pathsIn('/sitemap/products-1.xml')).toEqual(expect.arrayContaining(addresses))
  const today = new Date().toISOString().slice(0, 10)
  expect((await shop.get('/sitemap/products-1.xml')).text).toContain(`<lastmod>${today}</lastmod>`)
})

test('what is not on sale is in none of them', async () => {
  const waiting = await shop.given.vendor('Pending')
  const hidden = await shop.given.product({ name: 'Nobody may see this', vendorId: waiting.id })
  const gone = await shop.given.product({ name: 'Sold by nobody any more' })
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
  const files = await pathsIn('/sitemap.xml')
  const pages = (await Promise.all(files.map(pathsIn))).flat().join('\n')
  expect(pages).not.toMatch(new RegExp(`/p/(${hidden}|${gone})/|/store/${waiting.id}$`, 'm'))
})

test('is not made anew for whoever puts something behind its name', async () => {
  await shop.given.product({ name: 'There before' })
  const path = '/sitemap/products-1.xml'
  expect((await shop.get(path)).text).toContain('there-before')
  await shop.given.product({ name: 'Told to no one' })
  for (const behind of ['?', '?again=1', '?again=2'])
    expect((await shop.get(path + behind)).text).toBe((await shop.get(path)).text)
})

test('products beyond 50,000 ids have a file of their own; one without a product is neither named nor there', async () => {
  await shop.given.product({ name: 'One of the first' })
  await sql`select setval(pg_get_serial_sequence('products', 'id'), 100000)`.execute(shop.db)
  const far = await shop.given.product({ name: 'Far away' })
  expect(await pathsIn('/sitemap.xml')).toEqual([
    '/sitemap/shop.xml',
    '/sitemap/products-1.xml',
    '/sitemap/products-3.xml',
  ])
  expect(await pathsIn('/sitemap/products-3.xml')).toEqual([`/p/${far}/far-away`])
  for (const path of ['/sitemap/products-2.xml', '/sitemap/products-0.xml', '/sitemap/products-x.xml', '/sitemap/a'])
    expect([path, (await shop.get(path)).status]).toEqual([path, 404])
})

test('is kept until what is on sale changes', async () => {
  const { token } = await shop.given.account('Admin')
  const productsNow = async () => (await Promise.all((await pathsIn('/sitemap.xml')).map(pathsIn))).flat().join()
  await productsNow()
  await shop.given.product({ name: 'Said to nobody' })
  expect(await productsNow()).not.toContain('said-to-nobody')
  await sendProduct(token, 'Said to all')
  expect(await productsNow()).toMatch(/said-to-nobody.*said-to-all/)
})

async function sendProduct(token: string, name: string): Promise<void> {
  const body = new FormData()
  for (const [field, value] of Object.entries({ name, price: '100', category: '1', sizes: '["M"]' }))
    body.append(field, value)
  const answer = await fetch(`${shop.url}/api/product/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  expect(answer.status).toBe(201)
}

test('who asks for it under a foreign name fills nobody’s room, and is told the addresses of that name', async () => {
  await shop.given.product({ name: 'Panjabi of all names' })
  const foreign = await shop.get('/sitemap/products-1.xml', { host: 'evil.example' })
  expect(foreign.text).toContain('<loc>http://evil.example/p/')
  expect((await shop.get('/sitemap/products-1.xml')).text).not.toContain('evil.example')
})
