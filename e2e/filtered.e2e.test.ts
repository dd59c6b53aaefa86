import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { isAt, sees } from './look.ts'
import { expect, PHONE, test } from './visit.ts'

const TO_SCROLL_AT_MOST = 1.5

const chosenOn = (page: Page) => page.getByRole('navigation', { name: 'Chosen filters' })
const filtersOn = (page: Page) => page.getByRole('navigation', { name: 'Filter', exact: true })

/** How many screens down the first product begins. */
async function screensToFirstCard(page: Page): Promise<number> {
  const { top, screen } = await page
    .locator('.product-card')
    .first()
    .evaluate((card) => ({ top: card.getBoundingClientRect().top + scrollY, screen: innerHeight }))
  return top / screen
}

async function aStoreOf(search: string): Promise<{ id: number; name: string }> {
  const { stores } = await (await fetch(`${inject('shop').url}/api/product/facets?search=${search}`)).json()
  return stores[0]
}

test.for([
  { javaScriptEnabled: true, who: 'with JavaScript' },
  { javaScriptEnabled: false, who: 'without JavaScript' },
])('on a phone a narrowed search begins with what it found, $who', async ({ javaScriptEnabled }, { visit }) => {
  const page = await visit({ ...PHONE, javaScriptEnabled })
  await page.goto('/shop?search=panjabi&size=XL')
  await page.waitForLoadState('networkidle')
  expect(await screensToFirstCard(page)).toBeLessThan(TO_SCROLL_AT_MOST)
  expect(await filtersOn(page).isVisible()).toBe(false)
  await page.getByText(/^\d+ products?$/).waitFor()
  await chosenOn(page).getByRole('link', { name: 'Remove Size XL' }).click()
  await isAt(page, '/shop?search=panjabi')
  await chosenOn(page).waitFor({ state: 'detached' })
})

test('on a phone each filter is taken away by itself, or all at once', async ({ visit }) => {
  const { id, name } = await aStoreOf('panjabi')
  const page = await visit({ ...PHONE, javaScriptEnabled: false })
  const narrowed = `/shop?category=1&max=90000&min=1&search=panjabi&size=XL&store=${id}&tag=panjabi`
  await page.goto(narrowed)
  expect(await screensToFirstCard(page)).toBeLessThan(TO_SCROLL_AT_MOST)
  const leftBy = async (text: string) => {
    const link = chosenOn(page).getByRole('link', { name: text, exact: true })
    return await link.getAttribute('href')
  }
  expect(await leftBy('Remove From ৳1')).toBe(narrowed.replace('&min=1', ''))
  expect(await leftBy('Remove Up to ৳90,000')).toBe(narrowed.replace('&max=90000', ''))
  expect(await leftBy('Remove Men')).toBe(narrowed.replace('category=1&', ''))
  expect(await leftBy('Remove Size XL')).toBe(narrowed.replace('&size=XL', ''))
  expect(await leftBy(`Remove ${name}`)).toBe(narrowed.replace(`&store=${id}`, ''))
  expect(await leftBy('Remove panjabi')).toBe(narrowed.replace('&tag=panjabi', ''))
  expect(await leftBy('Clear all')).toBe('/shop?search=panjabi')
})

test('on a laptop what is chosen stands above the list, and among the filters beside it', async ({ page }) => {
  await page.goto('/shop?search=panjabi&size=XL')
  expect(await filtersOn(page).getByRole('link', { name: /^XL / }).getAttribute('aria-current')).toBe('true')
  expect(await filtersOn(page).isVisible()).toBe(true)
  expect(await chosenOn(page).getByRole('link', { name: 'Remove Size XL' }).isVisible()).toBe(true)
})

test('where filters leave nothing it is they that are blamed, by name, and each can go', async ({ visit }) => {
  const { id, name } = await aStoreOf('panjabi')
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(`/shop?search=panjabi&store=${id}&tag=zzz&max=1`)
  await sees(page, 'Nothing for “panjabi” fits all of these filters.')
  expect(await page.getByText('Nothing found').count()).toBe(0)
  for (const text of ['Up to ৳1', name, 'zzz'])
    await chosenOn(page)
      .getByRole('link', { name: `Remove ${text}`, exact: true })
      .waitFor()
  await page.getByRole('link', { name: 'Clear filters', exact: true }).click()
  await isAt(page, '/shop?search=panjabi')
  await page.locator('.product-card').first().waitFor()
})

test('a shelf that a filter empties is not called empty, and a store that nobody knows can go as well', async ({
  page,
}) => {
  await page.goto('/shop?category=3&max=1')
  await sees(page, 'Nothing fits this filter.')
  await page.getByRole('link', { name: 'Clear filters', exact: true }).click()
  await isAt(page, '/shop?category=3')
  await page.goto('/shop?category=3&store=999999')
  await chosenOn(page).getByRole('link', { name: 'Remove One store' }).click()
  await isAt(page, '/shop?category=3')
})

test('prices the wrong way round are said at their fields, and turned round at a touch', async ({ page }) => {
  await page.goto('/shop?search=panjabi&min=3000&max=1000')
  await filtersOn(page).getByText('From is higher than To.').waitFor()
  await sees(page, 'No price is both above ৳3,000 and below ৳1,000.')
  await page.getByRole('link', { name: 'Show ৳1,000 to ৳3,000' }).click()
  await isAt(page, '/shop?max=3000&min=1000&search=panjabi')
  await page.getByText('From is higher than To.').waitFor({ state: 'detached' })
  await page.getByText(/^\d+ products$/).waitFor()
})
