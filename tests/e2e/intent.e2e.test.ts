import type { Locator, Page } from 'playwright-core'
import { open, untilAnswered, untilAt, untilCaughtUp } from './look.ts'
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

/** Longer than anybody points at something before it counts. */
const LONG_MS = 10_000

/** Opens an address on a page whose clock stands from then on. */
async function openStanding(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** What a finger tells of a link that it rests on for so long, by the page’s clock. */
async function touch(page: Page, target: Locator, ms: number): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.dispatchEvent('pointerover')
  await page.clock.runFor(ms)
  await target.evaluate((link: HTMLElement) => link.click())
}

test('who points at a product has asked for it; the click shows it without asking again', async ({ visit }) => {
  const page = await visit({ fresh: true })
  // What was asked for ahead is shown for ten seconds.
  await page.clock.install()
  await open(page, '/')
  await page.clock.setFixedTime(Date.now())
  const calls = asked(page)
  const link = products(page).first()
  const way = await wayOf(link)
  await link.hover()
  await expect.poll(() => calls.toSorted()).toEqual(way.calls.toSorted())
  await link.click()
  await untilAt(page, way.address)
  await page.locator('.product-page').waitFor()
  await untilAnswered(page)
  expect(calls.toSorted()).toEqual(way.calls.toSorted())
})

test('a tap asks for everything once, though it is the first', async ({ visit }) => {
  const page = await visit(PHONE)
  // Of the demo: those that other tests add have so short a page that the finger may rest on another product there.
  await open(page, '/shop?search=panjabi')
  const calls = asked(page)
  const link = products(page).first()
  const way = await wayOf(link)
  await link.tap()
  await untilAt(page, way.address)
  await page.locator('.product-page').waitFor()
  await untilCaughtUp(page)
  expect(calls.toSorted()).toEqual(way.calls.toSorted())
})

test.for([20, 70, 150])('a tap of %i ms asks for everything once, though it is the first', async (ms, { visit }) => {
  const page = await visit({ ...PHONE, fresh: true })
  await openStanding(page, '/shop?search=panjabi')
  const calls = asked(page)
  const link = products(page).first()
  const way = await wayOf(link)
  await touch(page, link, ms)
  await untilAt(page, way.address)
  await page.locator('.product-page').waitFor()
  await page.clock.runFor(LONG_MS)
  await untilAnswered(page)
  expect(calls.toSorted()).toEqual(way.calls.toSorted())
})

test('of what is passed over at once, the last counts', async ({ visit }) => {
  const page = await visit({ fresh: true })
  await openStanding(page, '/')
  const calls = asked(page)
  const way = await wayOf(products(page).nth(1))
  await products(page).evaluateAll(([first, second]) => {
    for (const link of [first, second]) link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.clock.runFor(LONG_MS)
  await expect.poll(() => calls.toSorted()).toEqual(way.calls.toSorted())
})

test('a finger that scrolls asks for nothing it rests on at first', async ({ visit }) => {
  const page = await visit({ ...PHONE, fresh: true })
  await openStanding(page, '/')
  const calls = asked(page)
  await products(page)
    .first()
    .evaluate((link) => {
      for (const type of ['pointerover', 'pointercancel']) link.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    })
  await page.clock.runFor(LONG_MS)
  await untilAnswered(page)
  expect(calls).toEqual([])
})
