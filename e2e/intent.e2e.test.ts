import type { Page } from 'playwright-core'
import { isAt, open } from './look.ts'
import { expect, test } from './visit.ts'

/** What the page asks of the shop’s calls, by their paths. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/product/')) paths.push(pathname)
  })
  return paths
}

test('who points at a product has asked for it; the click shows it without asking again', async ({ page }) => {
  await open(page, '/')
  const calls = asked(page)
  const link = page.locator('.product-card-name a').first()
  const address = (await link.getAttribute('href')) ?? ''
  const call = `/api/product/${address.split('/').at(-1)}`
  const both = [call, `${call}/similar`]
  await link.hover()
  await expect.poll(() => calls).toEqual(both)
  await link.click()
  await isAt(page, address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(calls).toEqual(both)
})
