import type { Route } from 'playwright-core'
import { query } from './database.ts'
import { newGarment } from './goods.ts'
import { badge, open, sees, seesHeading, untilAlive, untilAt, untilCaughtUp } from './look.ts'
import { putInCart } from './ordering.ts'
import { newCustomer, tokenEnding } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

test('a session that ran out since the last visit is forgotten, and the shop opens at home', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: { ...customer, token: await tokenEnding(customer, -60) } })
  await open(page, '/shop?search=saree')
  await untilAt(page, '/')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor()
  await page
    .locator('.product-card')
    .first()
    .getByRole('link', { name: /^Buy Now/ })
    .click()
  await page.getByRole('button', { name: 'Add to Cart' }).waitFor()
})

test('a session that runs out while the shop is open ends at the next call of its own, which is not sent', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const page = await visit({ as: { ...customer, token: await tokenEnding(customer, 3600) }, fresh: true })
  await open(page, '/')
  await page.clock.setFixedTime(Date.now() + 2 * 3600 * 1000)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Orders' }).click()
  await untilAt(page, '/login?next=%2Fdashboard%2Forders')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  expect(sent.filter((line) => line.includes('/api/orders'))).toEqual([])
})

test('public pages go on with a session that ran out, and carry no token', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: { ...customer, token: await tokenEnding(customer, 3600) }, fresh: true })
  await open(page, '/')
  await page.clock.setFixedTime(Date.now() + 2 * 3600 * 1000)
  const asked = page.waitForRequest(/\/api\/product\/\d+/)
  await page
    .locator('.product-card')
    .first()
    .getByRole('link', { name: /^Buy Now/ })
    .click()
  expect((await asked).headers()).not.toHaveProperty('authorization')
  await page.getByRole('button', { name: 'Add to Cart' }).waitFor()
})

test('a deactivated account is refused at its next call and asked to log in', async ({ visit, troubles }) => {
  troubles.expect(/^answer 401 GET \/api\//, /^console: .*could not be read/)
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await open(page, '/')
  await query('update users set is_active = false where id = $1', [customer.id])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Orders' }).click()
  await untilAt(page, '/login?next=%2Fdashboard%2Forders')
  await untilToasted(page, 'warning', 'Your session has ended. Please log in again.')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a session is there again after a reload, badge and all', async ({ visit }) => {
  const customer = await newCustomer()
  await putInCart(customer, await newGarment())
  const page = await visit({ as: customer })
  await open(page, '/terms')
  await expect.poll(() => badge(page)).toBe('1')
  await page.reload()
  await untilAlive(page)
  await expect.poll(() => badge(page)).toBe('1')
  await page.getByRole('button', { name: 'Logout' }).waitFor()
})

test('a logout forgets the session and the badge, and leads to the login', async ({ visit }) => {
  const customer = await newCustomer()
  await putInCart(customer, await newGarment())
  const page = await visit({ as: customer })
  await open(page, '/terms')
  await expect.poll(() => badge(page)).toBe('1')
  await page.getByRole('button', { name: 'Logout' }).click()
  await untilAt(page, '/login')
  await seesHeading(page, 'Login')
  await expect.poll(() => badge(page)).toBeNull()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
})

test('calls that break off as the page is left are no failure, unless somebody comes back to it', async ({
  visit,
  troubles,
}) => {
  const page = await visit({ as: await newCustomer() })
  const asked = new Promise<Route>((resolve) => void page.route('**/api/orders?*', resolve))
  await open(page, '/dashboard/orders')
  const call = await asked
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  const isBroken = page.waitForEvent('requestfailed')
  await call.abort('aborted')
  await isBroken
  await untilCaughtUp(page)
  expect(logged).toEqual([])
  troubles.expect(/The orders could not be read/)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
  await sees(page, 'The orders could not be loaded.')
  await expect.poll(() => logged).toEqual(['The orders could not be read. Something went wrong'])
})
