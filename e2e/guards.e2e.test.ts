import type { Page } from 'playwright-core'
import { isAt, open, seesHeading } from './look.ts'
import { type Account, newCustomer, newVendor, PASSWORD, theAdmin } from './people.ts'
import { expect, test } from './visit.ts'

async function logIn(page: Page, { username }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test.for(['/dashboard/orders', '/dashboard/orders?status=Pending', '/order-confirmation'])(
  'whoever opens %s logged out logs in and comes back',
  async (path, { page }) => {
    const customer = await newCustomer()
    await open(page, path)
    await isAt(page, `/login?next=${encodeURIComponent(path)}`)
    await logIn(page, customer)
    await isAt(page, path)
  },
)

test('the checkout asks for a login first, and sends an empty cart to the cart after it', async ({ page }) => {
  await open(page, '/checkout')
  await isAt(page, '/login?next=%2Fcheckout')
  await logIn(page, await newCustomer())
  await isAt(page, '/cart')
})

test('the dashboard of somebody logged out is a login', async ({ page }) => {
  await open(page, '/dashboard')
  await isAt(page, '/login?next=%2Fdashboard%2Foverview')
})

test('the way back goes along to the registration', async ({ page }) => {
  await open(page, '/login?next=%2Fdashboard%2Forders')
  await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click()
  await isAt(page, '/register?next=%2Fdashboard%2Forders')
})

test.for([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'http:evil.example',
])('a login never leads off the shop: %s', async (next, { page, troubles }) => {
  // Some of them are addresses of this shop where nothing is.
  troubles.expect(/^answer 404 GET /)
  const shop = new URL((await page.goto('/'))?.url() ?? '').origin
  await open(page, `/login?next=${encodeURIComponent(next)}`)
  await logIn(page, await newCustomer())
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login')
  expect(new URL(page.url()).origin).toBe(shop)
})

test.for(['/dashboard/vendors', '/dashboard/users', '/dashboard/products', '/admin/products', '/admin/categories'])(
  'a customer who opens %s is shown that it is for others',
  async (path, { visit }) => {
    const page = await visit({ as: await newCustomer() })
    await page.goto(path)
    await isAt(page, '/unauthorized')
    await seesHeading(page, 'This page is not for this account')
  },
)

test.for(['/dashboard/vendors', '/dashboard/users'])(
  'a vendor who opens %s is shown that it is for others',
  async (path, { visit }) => {
    const page = await visit({ as: await newVendor() })
    await page.goto(path)
    await isAt(page, '/unauthorized')
  },
)

test('the admin is not let into a vendor’s own products', async ({ visit }) => {
  const page = await visit({ as: await theAdmin() })
  await page.goto('/dashboard/products')
  await isAt(page, '/unauthorized')
})

test.for(['/dashboard/vendors', '/dashboard/users', '/dashboard/products', '/dashboard/profile'])(
  'whoever opens %s logged out is asked to log in, with the way back',
  async (path, { page }) => {
    await page.goto(path)
    await isAt(page, `/login?next=${encodeURIComponent(path)}`)
  },
)

test('a screen for nobody but the right ones has its own address', async ({ page }) => {
  await open(page, '/unauthorized')
  await seesHeading(page, 'This page is not for this account')
  await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click()
  await isAt(page, '/')
})
