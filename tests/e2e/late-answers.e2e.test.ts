import type { Page, Route } from 'playwright-core'
import { query } from './database.ts'
import { chooseSize, newGarment } from './goods.ts'
import { badge, open, seesHeading, untilAt, untilCaughtUp } from './look.ts'
import { comeToCheckout, confirmOrder, orderPieces, putInCart } from './ordering.ts'
import { type Account, newCustomer, PASSWORD } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const COUNT = '**/api/cart/GetCartItems/*'
const ADD = '**/api/cart/add'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The first call to this address, kept until the test answers it; those after it go through. */
function heldCall(page: Page, address: string): Promise<Route> {
  return new Promise((resolve) => void page.route(address, resolve, { times: 1 }))
}

async function logInInstead(page: Page, { username }: Account): Promise<void> {
  await button(page, 'Logout').click()
  await untilAt(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Login').click()
  await untilAt(page, '/')
}

/** Lets the answer through, and waits until the page has done whatever it does about it. */
async function isHeard(page: Page, call: Route, answer: Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('requestfinished', (request) => request === call.request()), answer])
  await untilCaughtUp(page)
}

test('a refusal that comes after another login ends that one’s session no more', async ({ visit, troubles }) => {
  troubles.expect(/^answer 401 GET \/api\/orders/, /could not be read/)
  const [one, other] = [await newCustomer(), await newCustomer()]
  const page = await visit({ as: one })
  const asked = heldCall(page, '**/api/orders?*')
  await open(page, '/dashboard/orders')
  const call = await asked
  await logInInstead(page, other)
  await isHeard(page, call, call.fulfill({ status: 401, json: { message: 'Please log in.', code: 'not_signed_in' } }))
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(String(other.id))
  await untilAt(page, '/')
})

test('how many pieces one account has is not shown to the next, however late it is told', async ({ visit }) => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  await putInCart(one, await newGarment(), 3)
  const page = await visit({ as: one })
  const asked = heldCall(page, COUNT)
  await open(page, '/terms')
  const call = await asked
  await logInInstead(page, other)
  await isHeard(page, call, call.continue())
  expect(await badge(page)).toBeNull()
})

test('what is added for one account does not count in the cart of the next', async ({ visit }) => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  const page = await visit({ as: one })
  await open(page, (await newGarment()).path)
  await chooseSize(page, 'M')
  const asked = heldCall(page, ADD)
  await button(page, 'Add to Cart').click()
  const call = await asked
  await logInInstead(page, other)
  await isHeard(page, call, call.continue())
  expect(await badge(page)).toBeNull()
})

test('an older count that is told later does not win over what was added since', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  const asked = heldCall(page, COUNT)
  await open(page, (await newGarment()).path)
  const call = await asked
  const before = await call.fetch()
  await chooseSize(page, 'M')
  await button(page, 'Add to Cart').click()
  await expect.poll(() => badge(page)).toBe('1')
  await isHeard(page, call, call.fulfill({ response: before }))
  expect(await badge(page)).toBe('1')
})

test('a quantity that is stored after the cart was left still counts in the badge', async ({ visit }) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  const asked = heldCall(page, `**/api/cart/${garment.id}`)
  await page.getByRole('button', { name: `One more of ${garment.name}, size M` }).click()
  const call = await asked
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await untilAt(page, '/')
  await isHeard(page, call, call.continue())
  await expect.poll(() => badge(page)).toBe('2')
})

test('a refused Add to Cart is told wherever the shopper has gone meanwhile', async ({ visit, troubles }) => {
  troubles.expect(/^answer 409 POST \/api\/cart\/add/)
  const garment = await newGarment({ stock: 1 })
  const customer = await newCustomer()
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, garment.path)
  await chooseSize(page, 'M')
  const asked = heldCall(page, ADD)
  await button(page, 'Add to Cart').click()
  const call = await asked
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click()
  await seesHeading(page, 'Terms and conditions')
  const words = 'This size has just sold out.'
  await isHeard(page, call, call.fulfill({ status: 409, json: { message: words, code: 'out_of_stock' } }))
  await untilToasted(page, 'error', words)
})

test('an order that never arrived is not taken for the same pieces bought long ago', async ({ visit, troubles }) => {
  troubles.expect(/^no answer POST .*\/api\/orders\/create/, /^console: .*ERR_FAILED/)
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await query("update orders set created_at = now() - interval '30 days' where id = $1", [
    await orderPieces(customer, garment),
  ])
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, garment)
  await page.route('**/api/orders/create', (route) => route.abort())
  await confirmOrder(page)
  await page.getByRole('alert').filter({ hasText: 'placed only once' }).waitFor()
  await query('delete from cart_lines where customer_id = $1', [customer.id])
  await open(page, '/checkout')
  await untilAt(page, '/cart')
})
