import type { Page } from 'playwright-core'
import { query } from './database.ts'
import { newGarment } from './goods.ts'
import { open, sees, seesHeading, untilAlive, untilAt } from './look.ts'
import { comeToCheckout, fillContact, putInCart } from './ordering.ts'
import { type Account, newCustomer, PASSWORD, tokenEnding } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

async function logInAs({ username }: Account, page: Page): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await untilAt(page, '/')
}

test('somebody else who logs in in another tab finds their own checkout, and orders nothing from the one on screen', async ({
  visit,
}) => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  const [first, second] = [await newGarment(), await newGarment()]
  await putInCart(other, second)
  const page = await visit({ as: one })
  await comeToCheckout(page, one, first)
  await fillContact(page)
  const tab = await page.context().newPage()
  await logInAs(other, tab)
  await tab.close()
  await untilAlive(page)
  await untilToasted(page, 'info', 'Another account is logged in now.')
  await sees(page, second.name)
  expect(await page.getByText(first.name).count()).toBe(0)
  expect(await query('select id from orders where customer_id = any($1)', [[one.id, other.id]])).toEqual([])
})

test('a tab that heard nothing of it sends nothing in the other’s name either', async ({ visit }) => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  const garment = await newGarment()
  await putInCart(other, garment)
  const page = await visit({ as: one, fresh: true })
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
  await comeToCheckout(page, one, await newGarment())
  await fillContact(page)
  const tab = await page.context().newPage()
  await logInAs(other, tab)
  await tab.close()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await sees(page, garment.name)
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([])
  expect(await query('select id from orders where customer_id = any($1)', [[one.id, other.id]])).toEqual([])
})

test('a logout in another tab takes what is private off this one’s screen', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  await open(page, '/dashboard/profile')
  await sees(page, 'Your account')
  const tab = await page.context().newPage()
  await open(tab, '/')
  await tab.getByRole('button', { name: 'Logout' }).click()
  await untilAt(tab, '/login')
  await tab.close()
  await untilAt(page, '/login?next=%2Fdashboard%2Fprofile')
  await seesHeading(page, 'Login')
})

test('a new role of the same account is heard from another tab, whatever was left on this one before', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await open(page, '/dashboard/profile')
  await page.getByRole('link', { name: 'Shop Now' }).first().click()
  await untilAt(page, '/shop')
  const shownFor = () => page.evaluate(() => document.documentElement.dataset['session'])
  await expect.poll(shownFor).toBe('User')
  const tab = await page.context().newPage()
  await tab.goto('/robots.txt')
  const token = await tokenEnding({ ...customer, role: 'Vendor' }, 3600)
  await tab.evaluate((anew) => localStorage.setItem('token', anew), token)
  await tab.close()
  await expect.poll(shownFor).toBe('Vendor')
})
