import type { Page } from 'playwright-core'
import { addToCart, type Garment, newGarment } from './goods.ts'
import { answerDialog, badge, open, sees, seesHeading, untilAlive, untilAt, untilCaughtUp } from './look.ts'
import { putInCart } from './ordering.ts'
import { newCustomer } from './people.ts'
import { expect, test } from './visit.ts'

const quantityOf = (page: Page, { name }: Garment) => page.getByRole('spinbutton', { name: new RegExp(name) })
const pieces = (page: Page) => page.locator('.cart-heading p').innerText()
const total = (page: Page) => page.getByRole('region', { name: 'Total' }).locator('strong').innerText()

test('an empty cart says so, cannot be checked out, and leads back to the shop', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  await open(page, '/cart')
  await sees(page, 'Your cart is empty.')
  await expect.poll(() => page.getByRole('button', { name: 'Checkout' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await untilAt(page, '/')
})

test('a changed quantity changes subtotal, total and badge, and is there after a reload', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  const garment = await newGarment({ priceTaka: 1450 })
  await addToCart(page, garment)
  await open(page, '/cart')
  await quantityOf(page, garment).fill('3')
  await expect.poll(() => total(page)).toBe('৳4,350')
  await expect.poll(() => badge(page)).toBe('3')
  await page.reload()
  await untilAlive(page)
  await expect.poll(() => quantityOf(page, garment).inputValue()).toBe('3')
  await expect.poll(() => badge(page)).toBe('3')
  await expect.poll(() => page.getByRole('row', { name: garment.name }).innerText()).toContain('৳4,350')
})

test('a line is taken out, the rest stays; with the last line the badge goes', async ({ visit }) => {
  const customer = await newCustomer()
  const [kept, removed] = [await newGarment({ priceTaka: 500 }), await newGarment({ priceTaka: 700 })]
  for (const garment of [kept, removed]) await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  await page.getByRole('button', { name: `Remove ${removed.name}, size M` }).click()
  await expect.poll(() => total(page)).toBe('৳500')
  await expect.poll(() => badge(page)).toBe('1')
  await page.getByRole('button', { name: `Remove ${kept.name}, size M` }).press('Enter')
  await sees(page, 'Your cart is empty.')
  await expect.poll(() => badge(page)).toBeNull()
})

test('a double click takes one line out, also where the next row has slid under the pointer', async ({ visit }) => {
  const customer = await newCustomer()
  const garments = [await newGarment(), await newGarment(), await newGarment()]
  for (const garment of garments) await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  const lines = page.getByRole('button', { name: /^Remove / })
  await lines.first().hover()
  const deletes: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletes.push(request.url()))
  // However slow the answer is, both presses are of one moment.
  await page.evaluate(() => {
    const moment = performance.now()
    performance.now = () => moment
  })
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => lines.count()).toBe(2)
  await page.mouse.down()
  await page.mouse.up()
  await untilCaughtUp(page)
  expect(deletes).toHaveLength(1)
  expect(await lines.count()).toBe(2)
})

test('a line leads to its product', async ({ visit }) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  await page.getByRole('link', { name: garment.name }).click()
  await untilAt(page, garment.path)
})

test('a quantity of nothing is refused at the checkout, in the words of the shop', async ({ visit }) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  await quantityOf(page, garment).fill('0')
  await page.getByRole('button', { name: 'Checkout' }).click()
  expect(await answerDialog(page)).toBe('All items must have a quantity greater than zero before checking out.')
  await untilAt(page, '/cart')
})

test('what was stepped to a moment ago is what the checkout shows', async ({ visit }) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  const more = page.getByRole('button', { name: `One more of ${garment.name}, size M` })
  await more.waitFor()
  // In one turn, as quick fingers do it: a press of Playwright takes longer than the pause after which it is stored.
  await more.evaluate((button: HTMLElement) => {
    button.click()
    const checkout = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Checkout')
    setTimeout(() => checkout?.click())
  })
  await seesHeading(page, 'Checkout')
  // At first sight: it is not put right a moment later.
  expect(await page.locator('.muted').last().innerText()).toMatch(/^2 × /)
})

test('a quantity never falls back to the stored one on its way there', async ({ visit }) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  const quantity = quantityOf(page, garment)
  // A press of a finger in between would count from what it sees.
  const seen = await quantity.evaluateHandle((input) => {
    const values: (string | null)[] = []
    new MutationObserver(() => values.push(input.getAttribute('aria-valuenow'))).observe(input, {
      attributeFilter: ['aria-valuenow'],
    })
    return values
  })
  await page.getByRole('button', { name: `One more of ${garment.name}, size M` }).click()
  await expect.poll(() => badge(page)).toBe('2')
  await untilCaughtUp(page)
  expect(await seen.jsonValue()).toEqual(['2'])
})

test('a quantity that is not stored counts in the heading as it does in the badge', async ({ visit }) => {
  const [customer, one, other] = [await newCustomer(), await newGarment(), await newGarment()]
  for (const garment of [one, other]) await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  await sees(page, '2 pieces')
  for (const unstored of ['0', '', '-1', '100']) {
    await quantityOf(page, one).fill(unstored)
    await sees(page, unstored === '100' ? 'At most 99' : 'At least 1')
    expect([unstored, await pieces(page), await badge(page)]).toEqual([unstored, '2 pieces', '2'])
  }
})

test('whoever is logged out meanwhile is told to log in before anything else', async ({ visit }) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  await quantityOf(page, garment).waitFor()
  await quantityOf(page, garment).fill('0')
  // In one breath: a page that gets the focus again after its account has gone starts anew.
  await page.getByRole('button', { name: 'Checkout' }).evaluate((button: HTMLButtonElement) => {
    localStorage.clear()
    button.click()
  })
  expect(await answerDialog(page)).toBe('You must be logged in to checkout. Please log in first.')
})

test('somebody logged out sees an empty cart and the way to log in', async ({ page, troubles }) => {
  troubles.expect(/^console: The cart could not be read. User not logged in/)
  await open(page, '/cart')
  await sees(page, 'Your cart is empty.')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await untilAt(page, '/login?next=%2Fcart')
  await seesHeading(page, 'Login')
})
