import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { newGarment } from './goods.ts'
import { open, sees, seesHeading, untilAt } from './look.ts'
import { putInCart } from './ordering.ts'
import { newCustomer, newVendor, theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

const account = (page: Page) => page.getByRole('region', { name: 'Your account', exact: true })

test('a name of one’s own is kept on the profile, and fills the checkout where no address is known', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const page = await visit({ ...PHONE, as: customer })
  await open(page, '/dashboard/profile')
  await account(page).getByRole('link', { name: 'Add your name' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rahima Khatun')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await untilAt(page, '/dashboard/profile')
  await account(page).getByText('Rahima Khatun').waitFor()
  await putInCart(customer, await newGarment())
  await open(page, '/checkout')
  await seesHeading(page, 'Checkout')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue()
  await expect.poll(async () => [await field('Name'), await field('Email')]).toEqual(['Rahima Khatun', customer.email])
})

test('every other device is logged out by one press, and this one goes on', async ({ visit }) => {
  const customer = await newCustomer()
  const body = { username: customer.username, password: customer.password }
  const { token: lost } = await call('POST /api/auth/login', { body }, { shopUrl: customer.shopUrl })
  const page = await visit({ as: customer })
  await open(page, '/dashboard/profile')
  const sessions = page.getByRole('region', { name: 'Where you are logged in' })
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2)
  await sessions.getByRole('button', { name: 'Log out everywhere else' }).click()
  await untilToasted(page, 'success', /Every other device is logged out\./)
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
  await expect.poll(() => sessions.getByRole('button').count()).toBe(0)
  await expect(call('GET /api/auth/me', {}, { ...customer, token: lost })).rejects.toThrow()
  await page.reload()
  await sees(page, 'This device')
})

test('whoever is logged in finds their messages and what they are told in the menu of the dashboard', async ({
  visit,
}) => {
  for (const [as, from] of [
    [await newCustomer(), '/dashboard/orders'],
    [await newVendor(), '/dashboard/products'],
    [await theAdmin(), '/dashboard/users'],
  ] as const) {
    const page = await visit({ as })
    await open(page, from)
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await menu.getByRole('link', { name: 'Inbox' }).click()
    await untilAt(page, '/dashboard/inbox')
    await menu.getByRole('link', { name: 'Notifications' }).click()
    await seesHeading(page, 'Notifications')
    await expect.poll(() => menu.locator('[aria-current=page]').innerText()).toBe('Notifications')
  }
})

test('on a phone each form of the profile opens in sight', async ({ visit }) => {
  const page = await visit({ ...PHONE, as: await newCustomer() })
  for (const name of ['Change password', 'Change email', 'Set up two-step login', 'Delete my account']) {
    await open(page, '/dashboard/profile')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(/edit=/)
    const isInSight = () =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
        return document.activeElement?.tagName === 'INPUT' && top >= 0 && bottom <= innerHeight
      })
    await expect.poll(isInSight, { message: name }).toBe(true)
  }
})
