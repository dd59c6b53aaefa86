import type { Page } from 'playwright-core'
import { newGarment } from './goods.ts'
import { open, untilAt, untilCaughtUp } from './look.ts'
import { expect, PHONE, test } from './visit.ts'

const SUGGEST = '**/api/product/suggest?**'

test('without JavaScript a search narrows by size, tag and price, all of it in the address, and widens again', async ({
  visit,
}) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/shop?search=panjabi')
  const filter = page.getByRole('region', { name: 'Filter' })
  const show = filter.getByRole('button', { name: /^Show / })
  await filter.getByRole('checkbox', { name: /^XXL/ }).check()
  await filter.getByRole('radio', { name: /^eid/ }).check()
  await show.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe('XXL')
  const shown = await cardsOn(page)
  await filter.getByLabel(/^To/).fill('1500')
  await show.click()
  await expect
    .poll(() => [...new URL(page.url()).searchParams].filter(([, value]) => value).toSorted())
    .toEqual([
      ['max', '1500'],
      ['search', 'panjabi'],
      ['size', 'XXL'],
      ['tag', 'eid'],
    ])
  expect(await cardsOn(page)).toBeLessThan(shown)
  await filter.getByRole('link', { name: 'Clear all filters' }).click()
  await untilAt(page, '/shop?search=panjabi')
})

/** How many there are once the whole page has arrived. */
async function cardsOn(page: Page): Promise<number> {
  await page.waitForLoadState('domcontentloaded')
  return await page.locator('.product-card').count()
}

test('a way into the shop has a picture though its newest product has none', async ({ visit }) => {
  const { name } = await newGarment({ categoryId: 3 })
  const page = await visit()
  await open(page, `/shop?category=3&search=${name}`)
  await page.locator('.product-card', { hasText: name }).locator('.picture-none').waitFor()
  await open(page, '/shop')
  await page.locator('.aisles a', { hasText: 'Kids' }).locator('img').waitFor()
})

test('on a phone the filters are folded away behind their title', async ({ visit }) => {
  const page = await visit(PHONE)
  await open(page, '/shop?search=saree')
  const filter = page.getByRole('region', { name: 'Filter' })
  const choice = filter.getByRole('radio', { name: /^Tanti Ghor/ })
  expect(await choice.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await choice.check()
  await filter.getByRole('button', { name: /^Show / }).click()
  await page.waitForURL(/store=\d+/)
  const otherStores = async () => {
    // Cards that are out of sight have no text that is drawn.
    const stores = await page.locator('.product-card-store').allTextContents()
    return stores.filter((store) => !store.includes('Tanti Ghor'))
  }
  await expect.poll(otherStores).toEqual([])
})

test('without JavaScript a mistyped search says what it was taken for, and leads to what was typed', async ({
  visit,
}) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/shop?search=panjbai+under+9000')
  await page.getByText('Showing results for panjabi under 9000.').waitFor()
  await expect.poll(() => cardsOn(page)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Search instead for panjbai under 9000' }).click()
  await untilAt(page, '/shop?literal=1&search=panjbai+under+9000')
  await page.getByText('Nothing found for “panjbai under 9000”.').waitFor()
})

test('typing suggests, and Enter searches', async ({ visit }) => {
  const page = await visit()
  await open(page, '/shop')
  const box = page.getByPlaceholder('Search Products by Titles or Tags')
  await box.fill('kashful')
  const suggested = page.locator('#search-suggestions option')
  await expect
    .poll(() => suggested.evaluateAll((options) => options.map((option) => option.getAttribute('value'))))
    .toEqual(['Kashful Cotton Panjabi'])
  await page.getByRole('combobox').press('Enter')
  await untilAt(page, '/shop?search=kashful')
})

test('what was suggested too late for an erased text is not shown', async ({ visit }) => {
  const page = await visit()
  let answerNow = () => {}
  const isErased = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  await page.route(SUGGEST, async (route) => {
    await isErased
    await route.continue()
  })
  await open(page, '/shop')
  const box = page.getByPlaceholder('Search Products by Titles or Tags')
  const asked = page.waitForRequest(SUGGEST)
  await box.fill('kashful')
  await asked
  await box.fill('')
  const answered = page.waitForResponse(SUGGEST)
  answerNow()
  await (await answered).finished()
  await untilCaughtUp(page)
  expect(await page.locator('#search-suggestions option').count()).toBe(0)
})

test('a search that finds nothing offers the nearest', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/shop?literal=1&search=kashful+velvet+panjabi')
  await page.getByRole('heading', { name: 'Closest matches' }).waitFor()
  await expect.poll(() => page.locator('.product-card-name').first().textContent()).toContain('Kashful')
})

test('where nothing comes near, what is offered is called new', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/shop?search=xqzjkw')
  await page.getByText('Nothing found for “xqzjkw”.').waitFor()
  await page.getByRole('heading', { name: 'New arrivals' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Closest matches' }).count()).toBe(0)
})

test('who searches for a store by its name is shown the way to it', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/shop?search=bunon+bangla')
  await page.getByText('Store: Bunon Bangla').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Bunon Bangla' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/store\/\d+$/)
  await page.goto('/shop?search=bunon')
  expect(await page.getByText('Store: Bunon Bangla').count()).toBe(0)
})
