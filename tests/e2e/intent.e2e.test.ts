import type { Locator, Page } from 'playwright-core'
import { isAt, open } from './look.ts'
import { expect, PHONE, test } from './visit.ts'

/** What the page asks of the shop’s calls, by their paths. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(product|categories)\//.test(pathname)) paths.push(pathname)
  })
  return paths
}

const products = (page: Page) => page.locator('.product-card-name a')

/** Where a product’s link leads, and what its page asks for. */
async function wayOf(link: Locator): Promise<{ address: string; calls: string[] }> {
  const address = (await link.getAttribute('href')) ?? ''
  const call = `/api/product/${address.split('/').at(-1)}`
  return { address, calls: [call, '/api/categories/tree', `${call}/similar`] }
}

/** A finger that rests on something for so long. */
async function touch(page: Page, target: Locator, ms: number): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  })
  await afterMs(page, ms)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** By the page’s own clock: whatever it was to do before that is done. */
async function afterMs(page: Page, ms: number): Promise<void> {
  await page.evaluate((pause) => new Promise((over) => setTimeout(over, pause)), ms)
}

test('who points at a product has asked for it; the click shows it without asking again', async ({ page }) => {
  await open(page, '/')
  const calls = asked(page)
  const link = products(page).first()
  const way = await wayOf(link)
  await link.hover()
  await expect.poll(() => calls).toEqual(way.calls)
  await link.click()
  await isAt(page, way.address)
  await page.locator('.product-page').waitFor()
  expect(calls).toEqual(way.calls)
})

test.for([20, 70, 150])('a tap of %i ms asks for everything once, though it is the first', async (ms, { visit }) => {
  const page = await visit(PHONE)
  // Of the demo: those that other tests add have so short a page that the finger may rest on another product there.
  await open(page, '/shop?search=panjabi')
  const calls = asked(page)
  const link = products(page).first()
  const way = await wayOf(link)
  await touch(page, link, ms)
  await isAt(page, way.address)
  await page.locator('.product-page').waitFor()
  await afterMs(page, 200)
  expect(calls.toSorted()).toEqual(way.calls.toSorted())
})

test('of what is passed over at once, the last counts', async ({ page }) => {
  await open(page, '/')
  const calls = asked(page)
  const way = await wayOf(products(page).nth(1))
  await products(page).evaluateAll(([first, second]) => {
    for (const link of [first, second]) link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await expect.poll(() => calls).toEqual(way.calls)
})

test('a finger that scrolls asks for nothing it rests on at first', async ({ visit }) => {
  const page = await visit(PHONE)
  await open(page, '/')
  const calls = asked(page)
  await products(page)
    .first()
    .evaluate((link) => {
      for (const type of ['pointerover', 'pointercancel']) link.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    })
  await afterMs(page, 200)
  expect(calls).toEqual([])
})
