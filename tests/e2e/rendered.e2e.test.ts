import { inject } from 'vitest'
import { productAddress } from '#contract/values/product-address'
import { chooseSize, newGarment } from './goods.ts'
import { layoutShiftsOn, noteLayoutShifts } from './layout-shifts.ts'
import { open, sees, untilAlive, untilAt, untilCaughtUp } from './look.ts'
import { putInCart } from './ordering.ts'
import { newCustomer } from './people.ts'
import { untilToasted } from './toasts.ts'
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
  expect(html).toContain(`<link rel="canonical" href="${inject('shop').url}${productAddress({ id, name })}">`)
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const data = JSON.stringify(JSON.parse(json))
  expect(data).toContain('"@type":"Product"')
  expect(data).toContain(JSON.stringify(name))
  expect(data).toMatch(new RegExp(`"price":"?${price}`))
  expect(data).toContain('"priceCurrency":"BDT"')
})

test('the address that is shared is a page like the other: it comes alive, sells, and stays where it is', async ({
  visit,
}) => {
  const garment = await newGarment()
  const page = await visit({ as: await newCustomer() })
  const address = productAddress(garment)
  await open(page, address)
  await untilAlive(page)
  await chooseSize(page, 'M')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await sees(page, 'Go to your cart')
  await untilAt(page, address)
})

test('a product is shared by the address with its name, copied where a browser has no sheet for it', async ({
  visit,
}) => {
  const garment = await newGarment()
  const page = await visit({ fresh: true, permissions: ['clipboard-read', 'clipboard-write'] })
  await open(page, garment.path)
  await untilAlive(page)
  await page.getByRole('link', { name: 'Share this product' }).click()
  await untilToasted(page, 'success', 'Link copied.')
  const url = inject('shop').url + productAddress(garment)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await untilAt(page, garment.path)
})

test('without JavaScript one can browse, search and look at a product', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByPlaceholder('Search Products by Titles or Tags').fill('panjabi')
  await page.keyboard.press('Enter')
  await untilAt(page, '/shop?search=panjabi')
  await page
    .locator('.product-card')
    .first()
    .getByRole('link', { name: /^Buy Now/ })
    .click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(/Size chart/i)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await page.locator('.product-card').first().waitFor()
})

test.for(['home', 'a product'])('%s loads at most 90 KB of compressed JavaScript', async (name, { page }) => {
  await open(page, name === 'home' ? '/' : `/admin/product/${(await aProduct()).id}`)
  await untilCaughtUp(page)
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
    await page.addInitScript(noteLayoutShifts)
    for (const path of ['/', `/admin/product/${(await aProduct()).id}`]) {
      await open(page, path)
      if (as) await page.locator('.header-cart-badge').waitFor()
      await untilCaughtUp(page)
      expect(await layoutShiftsOn(page), path).toEqual([])
    }
  },
)

test('the word over an aisle takes its place before it has arrived, where the document comes in pieces', async ({
  visit,
}) => {
  const page = await visit({ ...PHONE, fresh: true, javaScriptEnabled: false })
  await page.goto('/')
  const word = page.locator('.aisles span').first()
  const whole = await word.boundingBox()
  await word.evaluate((span) => span.replaceChildren())
  expect(await word.boundingBox()).toEqual(whole)
})
