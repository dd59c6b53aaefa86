import { inject } from 'vitest'
import { newGarment } from './goods.ts'
import { isAlive, isAt, open } from './look.ts'
import { putInCart } from './ordering.ts'
import { newCustomer } from './people.ts'
import { noteShifts, shiftsOn } from './shifts.ts'
import { expect, PHONE, test } from './visit.ts'

const MAX_SCRIPT_BYTES = 90 * 1024

async function aProduct(): Promise<{ id: number; name: string; price: number }> {
  const answer = await fetch(`${inject('shop').url}/api/product?search=panjabi&limit=1`)
  const [product] = await answer.json()
  return product
}

async function htmlOf(path: string): Promise<string> {
  return await (await fetch(inject('shop').url + path)).text()
}

test('home arrives as a finished page: products, title, description, canonical address', async () => {
  const html = await htmlOf('/')
  expect(html.match(/class="product-card"/g)?.length).toBeGreaterThanOrEqual(12)
  expect(html).toMatch(/<title>[^<]+ · Haat<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}/)
  expect(html).toContain(`<link rel="canonical" href="${inject('shop').url}/">`)
})

test('a product arrives as a finished page, with its data for search engines', async () => {
  const { id, name, price } = await aProduct()
  const html = await htmlOf(`/admin/product/${id}`)
  expect(html).toContain(`<link rel="canonical" href="${inject('shop').url}/admin/product/${id}">`)
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const data = JSON.stringify(JSON.parse(json))
  expect(data).toContain('"@type":"Product"')
  expect(data).toContain(JSON.stringify(name))
  expect(data).toMatch(new RegExp(`"price":"?${price}`))
  expect(data).toContain('"priceCurrency":"BDT"')
})

test('without JavaScript one can browse, search and look at a product', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByPlaceholder('Search Products by Titles or Tags').fill('panjabi')
  await page.keyboard.press('Enter')
  await isAt(page, '/shop?search=panjabi')
  await page
    .locator('.product-card')
    .first()
    .getByRole('link', { name: /^Buy Now/ })
    .click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('main').innerText()).toMatch(/Size chart/i)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await page.locator('.product-card').first().waitFor()
})

test.for(['home', 'a product'])('%s loads at most 90 KB of compressed JavaScript', async (name, { page }) => {
  await open(page, name === 'home' ? '/' : `/admin/product/${(await aProduct()).id}`)
  await page.waitForLoadState('networkidle')
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
  )
  const bytes = [...new Map(sizes).values()].reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(30_000)
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
})

const VISITORS = [
  { who: 'somebody logged out', isSignedIn: false, device: {} },
  { who: 'somebody logged out with a phone', isSignedIn: false, device: PHONE },
  { who: 'a customer', isSignedIn: true, device: {} },
  { who: 'a customer with a phone', isSignedIn: true, device: PHONE },
]

test.for(VISITORS)(
  'nothing moves while home and a product load, for $who',
  async ({ isSignedIn, device }, { visit }) => {
    const as = isSignedIn ? await newCustomer() : undefined
    if (as) await putInCart(as, await newGarment())
    const page = await visit({ ...device, ...(as ? { as } : {}), fresh: true })
    await page.addInitScript(noteShifts)
    for (const path of ['/', `/admin/product/${(await aProduct()).id}`]) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
      if (as) await page.locator('.cart-badge').waitFor()
      await isAlive(page)
      expect(await shiftsOn(page), path).toEqual([])
    }
  },
)
