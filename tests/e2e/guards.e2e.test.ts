import type { Page } from 'playwright-core'
import { open, seesHeading, untilAt, untilCaughtUp } from './look.ts'
import { type Account, newCustomer, newVendor, PASSWORD, theAdmin } from './people.ts'
import { expect, test } from './visit.ts'

async function logIn(page: Page, { username }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('whoever opens a screen of their own logged out logs in and comes back', async ({ page }) => {
  const customer = await newCustomer()
  for (const path of ['/dashboard/orders?status=Pending', '/order-confirmation']) {
    await open(page, path)
    await untilAt(page, `/login?next=${encodeURIComponent(path)}`)
    await logIn(page, customer)
    await untilAt(page, path)
    await untilCaughtUp(page)
    await page.evaluate(() => localStorage.clear())
  }
})

test('the checkout asks for a login first, and sends an empty cart to the cart after it', async ({ page }) => {
  await open(page, '/checkout')
  await untilAt(page, '/login?next=%2Fcheckout')
  await logIn(page, await newCustomer())
  await untilAt(page, '/cart')
})

test('the way back goes along to the registration', async ({ page }) => {
  await open(page, '/login?next=%2Fdashboard%2Forders')
  await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click()
  await untilAt(page, '/register?next=%2Fdashboard%2Forders')
})

// Every other shape leads home too, or to a path of this shop: src/web/platform/guards.test.ts
test.for(['https://evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
  'a login never leads off the shop: %s',
  async (next, { page }) => {
    await open(page, `/login?next=${encodeURIComponent(next)}`)
    const shop = new URL(page.url()).origin
    await logIn(page, await newCustomer())
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login')
    expect(new URL(page.url()).origin).toBe(shop)
  },
)

const NOT_THEIRS: [who: string, account: () => Promise<Account>, paths: string[]][] = [
  [
    'a customer',
    newCustomer,
    ['/dashboard/vendors', '/dashboard/users', '/dashboard/products', '/admin/products', '/admin/categories'],
  ],
  ['a vendor', newVendor, ['/dashboard/vendors', '/dashboard/users']],
  ['the admin', theAdmin, ['/dashboard/products']],
]

test.for(NOT_THEIRS)(
  '%s who opens what is not theirs is shown that it is for others',
  async ([, account, paths], { visit }) => {
    const page = await visit({ as: await account() })
    for (const path of paths) {
      await page.goto(path)
      await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe('/unauthorized')
      await seesHeading(page, 'You have no access to this page')
    }
  },
)

const OF_THE_DASHBOARD = {
  '/dashboard': '/dashboard/overview',
  '/dashboard/vendors': '/dashboard/vendors',
  '/dashboard/users': '/dashboard/users',
  '/dashboard/products': '/dashboard/products',
  '/dashboard/profile': '/dashboard/profile',
}

test('whoever opens a screen of the dashboard logged out is asked to log in, with the way back', async ({ page }) => {
  for (const [path, back] of Object.entries(OF_THE_DASHBOARD)) {
    await page.goto(path)
    await untilAt(page, `/login?next=${encodeURIComponent(back)}`)
  }
})

test('a screen for nobody but the right ones has its own address', async ({ page }) => {
  await open(page, '/unauthorized')
  await seesHeading(page, 'This page is for staff only')
  await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click()
  await untilAt(page, '/')
})
