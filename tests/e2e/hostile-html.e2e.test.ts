import type { Page } from 'playwright-core'
import { onOneLine } from '#contract/machinery/fields'
import { HOSTILE_NAME, type HostileShop, openHostileShop } from './hostile-shop.ts'
import { strangersIn, watchVisitor } from './hostile-visit.ts'
import { open, untilAlive } from './look.ts'
import { test as base, expect } from './own-shop.ts'
import { theAdmin } from './people.ts'

const test = base.extend<{ hostile: HostileShop }>({
  hostile: [async ({ shop }, use) => await use(await openHostileShop(shop)), { scope: 'file' }],
})

/** Without the policy, the cleaning alone must hold. */
const MODES = [
  ['with the content security policy', false],
  ['without it', true],
] as const

test.for(MODES)(
  '%s, nothing that is kept of a hostile specification runs, asks a stranger or embeds',
  async ([, bypassCSP], { shop, hostile, visit }) => {
    const page = await visit({ shopUrl: shop.url, bypassCSP, fresh: true })
    const watch = await watchVisitor(page, shop.url)
    for (const { path } of hostile.products) {
      await open(page, path)
      expect(await strangersIn(page)).toEqual([])
      await watch.nothingRan(page)
    }
    // As React shows it to whoever comes from another page.
    await open(page, `/store/${hostile.store.vendorId}`)
    await page.locator('.product-card a').first().click()
    await page.locator('.product-specification').waitFor()
    expect(await strangersIn(page)).toEqual([])
    expect(await strangersInEach(page, hostile.kept)).toEqual([])
    await watch.nothingRan(page)
  },
)

/** What is no text of the shop once the browser has read these, one by one, has written them and read them again. */
async function strangersInEach(page: Page, texts: string[]): Promise<string[]> {
  const written = await page.locator('.product-specification').evaluate((place, each) => {
    const readAndWrite = (html: string) => {
      place.innerHTML = html
      return place.innerHTML
    }
    const rewritten = each.map(readAndWrite).map(readAndWrite)
    place.innerHTML = rewritten.map((html) => `<blockquote>${html}</blockquote>`).join('')
    return rewritten.length
  }, texts)
  expect(written).toBeGreaterThan(400)
  return await strangersIn(page)
}

test.for(MODES)(
  '%s, hostile names of products, stores, categories and searches are only words, wherever they stand',
  async ([, bypassCSP], { shop, hostile: { products, store, category }, visit, troubles }) => {
    troubles.expect(/answer 404 GET \/nothing/)
    const page = await visit({ shopUrl: shop.url, bypassCSP, fresh: true })
    const watch = await watchVisitor(page, shop.url)
    const search = encodeURIComponent(HOSTILE_NAME)
    const titles = {
      [products[0]?.path ?? '']: onOneLine(HOSTILE_NAME),
      [`/store/${store.vendorId}`]: store.storeName,
      [`/shop?category=${category.id}`]: category.name,
      [`/shop?search=${search}`]: HOSTILE_NAME,
      '/shop': '',
      [`/nothing?next=${search}#${search}`]: '',
    }
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(path)
      expect(await page.title()).toContain(shownInTitle(title))
      await untilAlive(page)
      await watch.nothingRan(page)
    }
  },
)

/** A title’s white space is one space, the separators of lines stay. */
function shownInTitle(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, ' ')
}

test('in the back office too: lists, forms and the diary of changes', async ({ shop, hostile, visit }) => {
  const page = await visit({ as: await theAdmin(shop.url), shopUrl: shop.url, bypassCSP: true, fresh: true })
  const watch = await watchVisitor(page, shop.url)
  const [product] = hostile.products
  const screens = {
    '/admin/products': onOneLine(HOSTILE_NAME),
    [`/admin/product/edit/${product?.id}`]: 'Update',
    [`/admin/categories/edit/${hostile.category.id}`]: 'Update Category',
    '/dashboard/vendors': hostile.store.storeName,
    '/dashboard/audit': hostile.store.storeName,
  }
  for (const [path, words] of Object.entries(screens)) {
    await open(page, path)
    await page.getByText(words).first().waitFor({ state: 'attached' })
    await watch.nothingRan(page)
  }
})
