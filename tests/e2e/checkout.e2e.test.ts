import type { Page } from 'playwright-core'
import { query } from './database.ts'
import { changePrice, newGarment, sellOut } from './goods.ts'
import { answerDialog, badge, open, sees, seesHeading, untilAlive, untilAt } from './look.ts'
import { CONTACT, comeToCheckout, confirmOrder, fillContact, orderPieces, putInCart } from './ordering.ts'
import { type Account, newCustomer } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const FILLUP = 'Please fillup all the required fields!'

test('an empty form is refused with one warning, however often it is sent', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  await fillContact(page, { Name: '', Email: '', Phone: '', Address: '', City: '' })
  await confirmOrder(page)
  await untilToasted(page, 'warning', FILLUP)
  await untilAt(page, '/checkout')
  // Both presses in one moment: whatever they say stands there together.
  const warnings = await page.getByRole('button', { name: 'Confirm Order' }).evaluate(async (button: HTMLElement) => {
    button.click()
    button.click()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return document.querySelectorAll('.toasts [data-type=warning]').length
  })
  expect(warnings).toBe(1)
  expect(await ordersOf(customer)).toEqual([])
})

test('an order without any one of who and where, or with an email that is none, is refused at that field', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  const wrong = [...Object.keys(CONTACT).map((label) => [label, '']), ['Email', 'rahima at example']] as const
  for (const [label = '', text = ''] of wrong) {
    await fillContact(page, { ...CONTACT, [label]: text })
    await confirmOrder(page)
    await untilToasted(page, 'warning', FILLUP)
    await expect.poll(() => refusedFields(page), { message: `${label} “${text}”` }).toEqual([label])
  }
  expect(await ordersOf(customer)).toEqual([])
})

test('a phone in the digits of a Bangla keyboard is taken, and shown as it is rung', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  await fillContact(page, { Phone: '+৮৮০ ১৭১১-২২৩৩৪৪', 'Alternative phone (optional)': '০১৮১১ ২২৩৩৪৪' })
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  const phone = page.getByRole('link', { name: /^01711\s?223344$/ })
  await expect.poll(() => phone.getAttribute('href')).toBe('tel:+8801711223344')
  await expect.poll(() => page.getByRole('main').innerText()).toContain('01711223344, 01811223344')
})

test('a phone that nobody could ring is refused at its field, before anything is sent', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  await fillContact(page, { Phone: '00000000000' })
  await confirmOrder(page)
  await expect.poll(() => refusedFields(page)).toEqual(['Phone'])
  await sees(page, 'Enter a mobile number, like 01711-000000.')
  expect(await ordersOf(customer)).toEqual([])
})

test('a refused field is not red any more while it is being mended, whoever refused it', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 400 POST \/api\/orders\/create/)
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  await fillContact(page, { Email: 'rahima at example' })
  await confirmOrder(page)
  await expect.poll(() => refusedFields(page)).toEqual(['Email'])
  await field(page, 'Email').press('End')
  await field(page, 'Email').press('x')
  await expect.poll(() => refusedFields(page)).toEqual([])
  await confirmOrder(page)
  await expect.poll(() => refusedFields(page)).toEqual(['Email'])

  // The page lets this one pass, the shop does not.
  await fillContact(page, { ...CONTACT, Email: 'rahima,khatun@example.com' })
  await confirmOrder(page)
  await expect.poll(() => refusedFields(page)).toEqual(['Email'])
  await field(page, 'Email').fill('rahima')
  await expect.poll(() => refusedFields(page)).toEqual([])
})

test('a way to pay that is not available yet places no order, and cash still does', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  for (const [name, value] of [
    ['Visa / Mastercard', 'visaMastercard'],
    ['bKash', 'bKash'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`${name}.*not available yet`) }).check()
    const logged = page.waitForEvent('console', (message) => message.text().includes(value))
    await page.getByRole('button', { name: 'Process to Payment' }).click()
    await logged
    await untilAt(page, '/checkout')
    expect(await ordersOf(customer), name).toEqual([])
  }
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
})

test('a double click places one order, and the cart is empty after it', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  await page.getByRole('button', { name: 'Confirm Order' }).dblclick()
  await seesHeading(page, 'Thank You for Your Order!')
  expect(await ordersOf(customer)).toHaveLength(1)
  await expect.poll(() => badge(page)).toBeNull()
})

test('what was typed is there after a reload', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ring twice')
  await page.reload()
  await untilAlive(page)
  await expect.poll(() => field(page, 'Notes').inputValue()).toBe('Ring twice')
  for (const [label, text] of Object.entries(CONTACT))
    await expect.poll(() => field(page, label).inputValue()).toBe(text)
})

test('who and where of the latest order is offered for the next, in another browser too', async ({ visit }) => {
  const customer = await newCustomer()
  await orderPieces(customer, await newGarment())
  const page = await visit({ as: customer })
  await putInCart(customer, await newGarment())
  await open(page, '/checkout')
  await seesHeading(page, 'Checkout')
  for (const [label, text] of Object.entries(CONTACT))
    await expect.poll(() => field(page, label).inputValue()).toBe(text)
})

test('the shipping of 60 taka is added, and the whole is said before it is ordered', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment({ priceTaka: 1200 }))
  const overview = page.getByRole('region', { name: 'Cart Overview' })
  await expect.poll(() => overview.innerText()).toMatch(/Total\s+৳1,200\s+Shipping\s+৳60\s+Payable amount\s+৳1,260/)
  await expect.poll(() => page.getByRole('checkbox', { name: /terms/ }).isChecked()).toBe(true)
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'terms and conditions' }).click(),
  ])
  await seesHeading(terms, 'Terms and conditions')
  await terms.close()
  await expect.poll(() => page.getByRole('main').innerText()).toContain('within 2-3 days after confirmation')
})

test('a price that changed meanwhile is shown before anything is ordered', async ({ visit, troubles }) => {
  troubles.expect(/^answer 409 POST \/api\/orders\/create/)
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  const garment = await newGarment({ priceTaka: 1000 })
  await comeToCheckout(page, customer, garment)
  await changePrice(garment, 1100)
  await confirmOrder(page)
  expect(await answerDialog(page)).toContain('৳1,160')
  expect(await ordersOf(customer)).toEqual([])
  await expect
    .poll(() => page.getByRole('region', { name: 'Cart Overview' }).innerText())
    .toMatch(/Payable amount\s+৳1,160/)
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  expect(await ordersOf(customer)).toHaveLength(1)
})

test('what sold out meanwhile is refused, by name', async ({ visit, troubles }) => {
  troubles.expect(/^answer 409 POST \/api\/orders\/create/)
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  const garment = await newGarment({ stock: 3 })
  await comeToCheckout(page, customer, garment)
  await sellOut(garment)
  await confirmOrder(page)
  const refusal = page.getByRole('alert').filter({ hasText: garment.name })
  await refusal.waitFor()
  await expect.poll(() => refusal.innerText()).toMatch(/sold out/i)
  expect(await ordersOf(customer)).toEqual([])
})

test('an answer that is lost leaves what was typed, and the next press places one order', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^no answer POST .*\/api\/orders\/create/, /^console: .*ERR_FAILED/)
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  await page.route('**/api/orders/create', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await confirmOrder(page)
  await page.getByRole('alert').filter({ hasText: 'placed only once' }).waitFor()
  await page.unroute('**/api/orders/create')
  await expect.poll(() => field(page, 'Name').inputValue()).toBe(CONTACT.Name)
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  expect(await ordersOf(customer)).toHaveLength(1)
})

test('the checkout of an empty cart leads to the cart', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  await open(page, '/checkout')
  await untilAt(page, '/cart')
})

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) })
}

/** By their labels. */
async function refusedFields(page: Page): Promise<string[]> {
  return await page
    .locator('[aria-invalid=true]')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).labels?.[0]?.innerText.trim() ?? ''))
}

function ordersOf({ id }: Account) {
  return query('select total_poisha from orders where customer_id = $1', [id])
}
