import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { isAt } from './look.ts'
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

test('on a laptop what is chosen stands among the filters beside the list, and nowhere else', async ({ page }) => {
  await page.goto('/shop?search=panjabi&size=XL')
  expect(await filtersOn(page).getByRole('link', { name: /^XL / }).getAttribute('aria-current')).toBe('true')
  expect(await filtersOn(page).isVisible()).toBe(true)
  expect(await chosenOn(page).isVisible()).toBe(false)
})
