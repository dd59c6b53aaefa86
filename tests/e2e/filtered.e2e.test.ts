import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { open, sees, untilAlive, untilAt } from './look.ts'
import { expect, PHONE, test } from './visit.ts'

const TO_SCROLL_AT_MOST = 1.5

const chosenOn = (page: Page) => page.getByRole('navigation', { name: 'Active filters' })
const filtersOn = (page: Page) => page.getByRole('region', { name: 'Filter', exact: true })

/** How many screens down the first product begins. */
async function screensToFirstCard(page: Page): Promise<number> {
  const { top, screen } = await page
    .locator('.product-card')
    .first()
    .evaluate((card) => ({ top: card.getBoundingClientRect().top + scrollY, screen: innerHeight }))
  return top / screen
}

async function boxOf(part: Locator): Promise<{ top: number; bottom: number }> {
  return await part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })
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
  if (javaScriptEnabled) await untilAlive(page)
  expect(await screensToFirstCard(page)).toBeLessThan(TO_SCROLL_AT_MOST)
  expect(await filtersOn(page).isVisible()).toBe(false)
  await page.getByText(/^1–24 of \d+ products$/).waitFor()
  await chosenOn(page).getByRole('link', { name: 'Remove Size XL' }).click()
  await untilAt(page, '/shop?search=panjabi')
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
  await expect.poll(() => filtersOn(page).getByRole('checkbox', { name: /^XL / }).isChecked()).toBe(true)
  await expect.poll(() => filtersOn(page).isVisible()).toBe(true)
  await expect.poll(() => chosenOn(page).getByRole('link', { name: 'Remove Size XL' }).isVisible()).toBe(true)
})

test.for([
  { width: 1280, height: 800 },
  { width: 1280, height: 900 },
  { width: 1024, height: 768 },
])(
  'beside the list sizes, price and the button are in sight, however far the tree is open, at %o',
  async (viewport, { visit }) => {
    const page = await visit({ viewport })
    const [men] = await (await fetch(`${inject('shop').url}/api/categories/tree`)).json()
    const below = men.children.find(({ children }: { children: unknown[] }) => children.length > 0)
    for (const { id } of [men, below.children[0]]) {
      await page.goto(`/shop?category=${id}`)
      const filters = filtersOn(page)
      const button = await boxOf(filters.getByRole('button', { name: /^Show/ }))
      expect(button.bottom).toBeLessThanOrEqual(viewport.height)
      for (const each of await filters.locator('[name=size], .input').all()) {
        const { top, bottom } = await boxOf(each)
        expect(top).toBeGreaterThan(0)
        expect(bottom).toBeLessThan(button.top)
      }
      const current = await boxOf(page.locator('.front-side [aria-current]'))
      expect(current.top).toBeGreaterThan(0)
      expect(current.bottom).toBeLessThan(button.top)
    }
  },
)

test('where filters leave nothing it is they that are blamed, by name, and each can go', async ({ visit }) => {
  const { id, name } = await aStoreOf('panjabi')
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(`/shop?search=panjabi&store=${id}&tag=zzz&max=1`)
  await sees(page, 'No products for “panjabi” match all of these filters.')
  expect(await page.getByText('Nothing found').count()).toBe(0)
  for (const text of ['Up to ৳1', name, 'zzz'])
    await chosenOn(page)
      .getByRole('link', { name: `Remove ${text}`, exact: true })
      .waitFor()
  await page.getByRole('link', { name: 'Clear filters', exact: true }).click()
  await untilAt(page, '/shop?search=panjabi')
  await page.locator('.product-card').first().waitFor()
})

test('a shelf that a filter empties is not called empty, and a store that nobody knows can go as well', async ({
  page,
}) => {
  await page.goto('/shop?category=3&max=1')
  await page.getByText(/^No products up to ৳1\. Prices start at ৳\d+\.$/).waitFor()
  await page.getByRole('link', { name: 'Clear filters', exact: true }).click()
  await untilAt(page, '/shop?category=3')
  await page.goto('/shop?category=3&store=999999')
  await chosenOn(page).getByRole('link', { name: 'Remove One store' }).click()
  await untilAt(page, '/shop?category=3')
})

test('prices the wrong way round are said at their fields, and turned round at a touch', async ({ page }) => {
  await page.goto('/shop?search=panjabi&min=3000&max=1000')
  await filtersOn(page).getByText('From is higher than To.').waitFor()
  await sees(page, 'No price is both above ৳3,000 and below ৳1,000.')
  await page.getByRole('link', { name: 'Show ৳1,000 to ৳3,000' }).click()
  await untilAt(page, '/shop?max=3000&min=1000&search=panjabi')
  await page.getByText('From is higher than To.').waitFor({ state: 'detached' })
  // Other files add panjabis meanwhile: there may be a second page.
  await page.getByText(/^(1–24 of )?\d+ products$/).waitFor()
})

test('on a phone several filters are chosen in one sheet, which says how many products there will be', async ({
  visit,
}) => {
  // Of one store of the demo: other tests put up panjabis of theirs meanwhile.
  const { id, name } = await aStoreOf('panjabi')
  const page = await visit(PHONE)
  await open(page, `/shop?search=panjabi&store=${id}`)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = filtersOn(page)
  await sheet.getByRole('checkbox', { name: /^M / }).check()
  await sheet.getByRole('checkbox', { name: /^XXL / }).check()
  await sheet.getByRole('checkbox', { name: 'In stock only' }).check()
  await sheet.getByLabel(/^To/).fill('1500')
  const asked = `search=panjabi&vendorId=${id}&size=M,XXL&inStock=only&maxPrice=1500`
  const { total } = await (await fetch(`${inject('shop').url}/api/product/facets?${asked}`)).json()
  await sheet.getByRole('button', { name: `Show ${total} products` }).click()
  await untilAt(page, `/shop?max=1500&search=panjabi&size=M&size=XXL&stock=in&store=${id}`)
  await sees(page, `${total} products`)
  for (const text of ['Size M', 'Size XXL', 'In stock', 'Up to ৳1,500', name])
    await chosenOn(page)
      .getByRole('link', { name: `Remove ${text}`, exact: true })
      .waitFor()
  await sheet.waitFor({ state: 'hidden' })
})

test('on a phone the sheet closes also where nothing was changed in it', async ({ visit }) => {
  const page = await visit(PHONE)
  await open(page, '/shop?search=panjabi')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await filtersOn(page)
    .getByRole('button', { name: /^Show / })
    .click()
  await expect.poll(() => filtersOn(page).isVisible()).toBe(false)
  await untilAt(page, '/shop?search=panjabi')
})

test('the sheet works before any script, and closes by its button', async ({ visit }) => {
  const page = await visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto('/shop?search=panjabi')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await filtersOn(page).getByRole('button', { name: 'Close the filters' }).click()
  await filtersOn(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await filtersOn(page).getByRole('checkbox', { name: /^L / }).check()
  await filtersOn(page).getByRole('checkbox', { name: /^M / }).check()
  await filtersOn(page)
    .getByRole('button', { name: /^Show / })
    .click()
  await expect.poll(() => new URL(page.url()).searchParams.getAll('size')).toEqual(['M', 'L'])
  await chosenOn(page).getByRole('link', { name: 'Remove Size L', exact: true }).waitFor()
})

test('what was understood of a search is shown, and can be taken away', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/shop?search=cheap+panjabi+under+1500+gift')
  await page.getByText('No products here match “gift”').waitFor()
  expect(await page.getByRole('navigation', { name: 'Sort' }).locator('[aria-current]').innerText()).toBe(
    'Price: low to high',
  )
  await chosenOn(page).getByRole('link', { name: 'Remove Cheapest first' }).waitFor()
  await chosenOn(page).getByRole('link', { name: 'Remove Up to ৳1,500' }).click()
  await untilAt(page, '/shop?search=cheap+panjabi+gift')
})

test('where nothing costs so little, the page says what it costs, and shows it', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/shop?search=saree+under+100')
  await page.getByText(/^No “saree” up to ৳100\. Prices start at ৳[\d,]+\.$/).waitFor()
  await expect.poll(() => page.locator('.product-card').count()).toBeGreaterThan(3)
})

test('all products are one press from home, the newest first', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See all products' }).click()
  await untilAt(page, '/shop?sort=newest')
  await page.getByText(/^1–24 of \d+ products$/).waitFor()
})

test('pages say where they are, and lead on and back', async ({ page }) => {
  // Other tests put up the newest products of the shop meanwhile, and none in this size.
  const path = '/shop?size=XXL&sort=newest'
  await open(page, path)
  const paging = page.getByRole('navigation', { name: 'Pages' })
  const names = () => page.locator('.product-card-name').allTextContents()
  await page.getByText(/^1–24 of \d+ products$/).waitFor()
  const first = await names()
  await paging.getByRole('link', { name: 'More products' }).click()
  await page.getByText(/^25–48 of \d+ products$/).waitFor()
  const second = await names()
  await paging.getByRole('link', { name: 'More products' }).click()
  await page.getByText(/^49–72 of \d+ products$/).waitFor()
  await expect.poll(() => page.title()).toContain('49–72')
  await paging.getByRole('link', { name: 'Previous products' }).click()
  await page.getByText(/^25–48 of \d+ products$/).waitFor()
  await expect.poll(names).toEqual(second)
  await paging.getByRole('link', { name: 'Previous products' }).click()
  await untilAt(page, path)
  await page.getByText(/^1–24 of \d+ products$/).waitFor()
  await expect.poll(names).toEqual(first)
})

test('everything that is touched on public pages is at least 24 pixels high', async ({ visit }) => {
  const page = await visit(PHONE)
  const { id } = await aStoreOf('panjabi')
  for (const address of [
    '/',
    '/shop?search=panjabi',
    '/shop?search=zzzz',
    `/store/${id}`,
    '/login',
    '/register',
    '/terms',
  ]) {
    await open(page, address)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, summary')].flatMap(
        (each) => {
          const { width, height } = each.getBoundingClientRect()
          const isShown =
            each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
          // A checkbox is touched with its label.
          const target = each.closest('label')?.getBoundingClientRect().height ?? height
          return isShown && target < 24 ? [`${each.outerHTML.slice(0, 80)} ${target}`] : []
        },
      ),
    )
    expect([address, small]).toEqual([address, []])
  }
})
