import type { Page } from 'playwright-core'
import { chooseSize, newGarment } from './goods.ts'
import { layoutShiftsOn, noteLayoutShifts } from './layout-shifts.ts'
import { badge, open, sees, toast, untilCaughtUp } from './look.ts'
import { putInCart } from './ordering.ts'
import { newCustomer } from './people.ts'
import { newStore } from './selling.ts'
import { keepToasts, untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

const buyButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })

/** Whether somebody who looks at the middle of this sees it, and nothing over it. */
async function isUncovered(page: Page, selector: string): Promise<boolean> {
  return await page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && (element.contains(seen) || seen.contains(element))
  })
}

test('on a phone price and Add to Cart are there when a product opens, and at its end', async ({ visit }) => {
  const garment = await newGarment()
  const page = await visit({ ...PHONE, fresh: true })
  await page.addInitScript(noteLayoutShifts)
  await open(page, garment.path)
  const box = await page.locator('.buy-bar').boundingBox()
  expect([(box?.y ?? 0) + (box?.height ?? 0), box?.x, box?.width]).toEqual([740, 0, 360])
  await expect.poll(() => isUncovered(page, '.buy-form-button')).toBe(true)
  const drawn = await page.locator('.buy-bar-price').evaluate((price) => getComputedStyle(price, '::before').content)
  // Whole: alternative text behind a slash would leave phones of 2023 without a price.
  expect(drawn).toBe('"৳1,450"')
  expect(await layoutShiftsOn(page)).toEqual([])
  // Its last products arrive a moment later: the end moves down once more.
  const atTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    return await isUncovered(page, '.footer nav a:last-child')
  }
  await expect.poll(atTheEnd).toBe(true)
  await expect.poll(() => isUncovered(page, '.buy-form-button')).toBe(true)
})

test('on a phone a press without a size leads to the sizes, and the keyboard is never under the bar', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  await open(page, (await newGarment()).path)
  await buyButton(page).click()
  await untilToasted(page, 'warning')
  const size = page.getByRole('radio', { name: 'M', exact: true })
  await expect.poll(() => size.evaluate((radio) => radio === document.activeElement)).toBe(true)

  // The next stop lies under the bar.
  const share = page.getByRole('link', { name: 'Share this product' })
  await buyButton(page).focus()
  await share.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 8))
  await page.keyboard.press('Tab')
  const edges = () =>
    share.evaluate((link) => ({
      isFocused: link === document.activeElement,
      isAbove:
        link.getBoundingClientRect().bottom <= (document.querySelector('.buy-bar')?.getBoundingClientRect().top ?? 0),
    }))
  await expect.poll(edges).toEqual({ isFocused: true, isAbove: true })
})

test('on a phone a guest finds the way to log in beside the button that was pressed', async ({ visit }) => {
  const page = await visit(PHONE)
  await open(page, (await newGarment()).path)
  await chooseSize(page, 'L')
  await buyButton(page).click()
  const way = page.getByRole('link', { name: 'Log in and come back to this page' })
  await way.waitFor()
  const ends = async () => {
    const { y = 0, height = 0 } = (await way.boundingBox()) ?? {}
    const code = await page.getByRole('link', { name: 'Or get a code on your phone' }).boundingBox()
    return [code !== null && code.y >= y + height, y + height <= 740]
  }
  await expect.poll(ends).toEqual([true, true])
})

test('a toast covers neither the ways nor the name of what one buys, and goes by its button or by Escape', async ({
  visit,
}) => {
  const page = await visit({ ...PHONE, fresh: true })
  await page.addInitScript(keepToasts)
  await open(page, (await newGarment()).path)
  const words = toast(page, 'warning')
  await buyButton(page).click()
  await words.waitFor()
  const { y = 0, height = 0 } = (await words.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(4 * 16)
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(name && (y + height <= name.y || name.y + name.height <= y), JSON.stringify({ y, height, name })).toBe(true)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await words.waitFor({ state: 'detached' })
  await buyButton(page).click()
  await words.waitFor()
  await page.keyboard.press('Escape')
  await words.waitFor({ state: 'detached' })
})

test('on a phone a cart counts by finger, stands in parcels, and says what there will be to pay', async ({ visit }) => {
  const customer = await newCustomer()
  const { vendorId, storeName } = await newStore()
  const [shirt, saree] = [await newGarment({ priceTaka: 500 }), await newGarment({ priceTaka: 900, vendorId })]
  for (const garment of [shirt, saree]) await putInCart(customer, garment)
  const page = await visit({ ...PHONE, as: customer })
  await open(page, '/cart')
  const more = page.getByRole('button', { name: `One more of ${shirt.name}, size M` })
  for (let each = 0; each < 3; each += 1) await more.click()
  await page.getByRole('button', { name: `One less of ${shirt.name}, size M` }).click()
  await expect.poll(() => badge(page)).toBe('4')
  const summary = page.getByRole('region', { name: 'Total' })
  await expect
    .poll(() => summary.innerText())
    .toMatch(/Total amount\s+৳2,400\s+Shipping.*\s+৳60\s+Payable amount\s+৳2,460/)
  const stores = page.locator('.cart-parcel')
  await expect.poll(() => stores.first().innerText()).toMatch(new RegExp(`From Haat[^]*${shirt.name}`))
  await expect.poll(() => stores.last().innerText()).toMatch(new RegExp(`From ${storeName}[^]*${saree.name}`))
  await expect.poll(() => stores.count()).toBe(2)
  await page.getByRole('spinbutton', { name: `Quantity of ${saree.name}, size M` }).fill('৪')
  await expect.poll(() => badge(page)).toBe('7')
  await sees(page, 'Payable amount')
})

test('two quick presses add once, however fast the shop answers', async ({ visit }) => {
  const page = await visit({ ...PHONE, as: await newCustomer() })
  await open(page, (await newGarment()).path)
  await chooseSize(page, 'M')
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/cart/add'))))
  // However slow the machine is, both presses are of one moment.
  await page.evaluate(() => {
    const moment = performance.now()
    performance.now = () => moment
  })
  await buyButton(page).dblclick()
  await untilToasted(page, 'success')
  await expect.poll(() => badge(page)).toBe('1')
  await untilCaughtUp(page)
  expect([sent, await badge(page)]).toEqual([1, '1'])
})
