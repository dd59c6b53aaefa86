import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { holding, query } from './database.ts'
import { answerDialog, open, sees, untilAt, untilCaughtUp } from './look.ts'
import { expect, test } from './own-shop.ts'
import { type Account, newCustomer, PASSWORD, theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'

const USERS = '/dashboard/users'

const rowOf = (page: Page, { email }: Account) => page.getByRole('row', { name: email })
const roleOf = (page: Page, { email }: Account) => page.getByRole('combobox', { name: `Role of ${email}` })

/** Another admin, at work with a token of that role. */
async function anotherAdmin(shopUrl: string): Promise<Account> {
  const account = await newCustomer(shopUrl)
  const input = { params: { id: String(account.id) }, body: { role: 'Admin' as const } }
  await call('PUT /api/users/:id/role', input, await theAdmin(shopUrl))
  return { ...account, role: 'Admin', ...(await loggedIn(account)) }
}

async function loggedIn(account: Account): Promise<{ token: string }> {
  return await call('POST /api/auth/login', { body: account }, account)
}

test('an account is found by a part of its email with Enter, by its role with the button, in any case', async ({
  shop,
  visit,
}) => {
  const customer = await newCustomer(shop.url)
  const page = await visit({ as: await theAdmin(shop.url) })
  await open(page, USERS)
  const search = page.getByPlaceholder('Search by email or role...')
  await search.fill(customer.email.slice(0, 12).toUpperCase())
  await search.press('Enter')
  await untilAt(page, `${USERS}?search=${customer.email.slice(0, 12).toUpperCase()}`)
  await sees(page, '1 in all')
  await rowOf(page, customer).waitFor()
  await search.fill('aDMin')
  await page.getByRole('button', { name: 'Search' }).click()
  await rowOf(page, customer).waitFor({ state: 'detached' })
  await rowOf(page, await theAdmin(shop.url)).waitFor()
  await search.fill('nobody of this name')
  await search.press('Enter')
  await sees(page, 'No users found.')
  await search.fill('')
  await search.press('Enter')
  await rowOf(page, customer).waitFor()
})

test('an account that came by phone alone is known by its phone, and is managed by it', async ({ shop, visit }) => {
  const [made] = await query(
    "insert into users (phone, role) values ('01719000003', 'User') returning id",
    [],
    shop.dataDir,
  )
  const page = await visit({ as: await theAdmin(shop.url) })
  await open(page, `${USERS}?search=01719-000003`)
  const row = page.getByRole('row', { name: '01719000003' })
  await row.getByRole('link', { name: '01719000003' }).waitFor()
  await page.getByRole('combobox', { name: 'Role of 01719000003' }).selectOption('Vendor')
  expect(await answerDialog(page, 'Change role')).toContain('01719000003')
  await untilToasted(page, 'success', /01719000003 is Vendor now\./)
  await open(page, '/dashboard/vendors')
  await page
    .getByRole('row', { name: `Store ${made?.['id']}` })
    .getByRole('link', { name: '01719000003' })
    .first()
    .waitFor()
})

test('a customer made a vendor has a store at once; made a customer again, the store is closed after a question', async ({
  shop,
  visit,
}) => {
  const customer = await newCustomer(shop.url)
  const page = await visit({ as: await theAdmin(shop.url) })
  await open(page, USERS)
  await roleOf(page, customer).press('ArrowUp')
  expect(await answerDialog(page, 'Change role')).toBe(`Change the role of ${customer.email} from Customer to Vendor?`)
  await untilToasted(page, 'success', `${customer.email} is Vendor now.`)
  const vendor = { ...customer, role: 'Vendor' as const, ...(await loggedIn(customer)) }
  const { vendorId, status } = await call('GET /api/Vendors/MyProfile', {}, vendor)
  expect(status).toBe('Approved')

  await roleOf(page, customer).selectOption('Customer')
  expect(await answerDialog(page, 'No, go back')).toMatch(/^This closes the store of /)
  await expect.poll(() => roleOf(page, customer).inputValue()).toBe('Vendor')
  await roleOf(page, customer).selectOption('Customer')
  await answerDialog(page, 'Change role')
  await untilToasted(page, 'success', `${customer.email} is Customer now.`)
  expect((await fetch(`${shop.url}/store/${vendorId}`)).status).toBe(404)
})

test('whoever is deactivated is out at the next call, and in again once activated', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 401 (GET|POST) \/api\//, /^console: The orders could not be read. Your session has ended/)
  const customer = await newCustomer(shop.url)
  const [page, theirs] = [await visit({ as: await theAdmin(shop.url) }), await visit({ as: customer })]
  await open(theirs, '/dashboard/profile')
  await open(page, USERS)
  await page.getByRole('button', { name: `Deactivate ${customer.email}` }).click()
  await rowOf(page, customer).getByText('Inactive', { exact: true }).waitFor()

  // By its address: the bell may have asked in the meantime, and its answer have taken the menu away.
  await theirs.goto('/dashboard/orders')
  await untilAt(theirs, '/login?next=%2Fdashboard%2Forders')
  const logIn = async () => {
    await theirs.getByRole('textbox', { name: 'Username' }).fill(customer.email)
    await theirs.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await theirs.getByRole('button', { name: 'Login', exact: true }).click()
  }
  await logIn()
  await sees(theirs, 'Invalid login')

  await page.getByRole('button', { name: `Activate ${customer.email}` }).click()
  await rowOf(page, customer).getByText('Active', { exact: true }).waitFor()
  await logIn()
  await untilAt(theirs, '/dashboard/orders')
})

test('nobody becomes an admin by a slip of the mouse', async ({ shop, visit }) => {
  const customer = await newCustomer(shop.url)
  const page = await visit({ as: await theAdmin(shop.url) })
  await open(page, USERS)
  const role = roleOf(page, customer)
  await role.selectOption('Admin')
  expect(await answerDialog(page, 'No, go back')).toContain(`As an admin, ${customer.email} sees all orders`)
  await expect.poll(() => role.inputValue()).toBe('Customer')
  await role.selectOption('Admin')
  await answerDialog(page, 'Make admin')
  await untilToasted(page, 'success', `${customer.email} is Admin now.`)
  // The other tests know how many admins there are.
  await role.selectOption('Customer')
  await answerDialog(page, 'Change role')
  await untilToasted(page, 'success', `${customer.email} is Customer now.`)
})

test('an admin who logged in some time ago gives the password once more, and what they asked for is done', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 403 PUT \/api\/users\//, /^answer 400 POST \/api\/auth\/session-proof/)
  const customer = await newCustomer(shop.url)
  const admin = await theAdmin(shop.url)
  const page = await visit({ as: admin })
  await query("update sessions set proven_at = now() - interval '16 minutes'", [], shop.dataDir)
  await open(page, USERS)
  await page.getByRole('button', { name: `Deactivate ${customer.email}` }).click()
  const password = page.getByLabel('Your own password, or a code from your two-step app')
  await password.fill('not my password')
  await page.getByText('Please enter your password again').waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('This is not your password.').waitFor()
  await password.fill(admin.password)
  await password.press('Enter')
  await untilToasted(page, 'success', `${customer.email} is inactive now.`)
  await rowOf(page, customer).getByText('Inactive', { exact: true }).waitFor()
})

test('an account is deleted after a question that names it, and is gone from the list', async ({ shop, visit }) => {
  const customer = await newCustomer(shop.url)
  const page = await visit({ as: await theAdmin(shop.url) })
  await open(page, USERS)
  const remove = page.getByRole('button', { name: `Delete ${customer.email}` })
  await remove.click()
  expect(await answerDialog(page, 'No, go back')).toBe(`Are you sure you want to delete ${customer.email}?`)
  await remove.click()
  await answerDialog(page, 'Delete')
  await untilToasted(page, 'success', 'Deleted.')
  await rowOf(page, customer).waitFor({ state: 'detached' })
})

test('of two admins who demote each other at once one stays, and reads that the last must', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 PUT \/api\/users\/\d+\/role/, /^answer 40[13] GET \/api\//)
  const [one, other] = [await theAdmin(shop.url), await anotherAdmin(shop.url)]
  const [ones, others] = [await visit({ as: one }), await visit({ as: other })]
  await Promise.all([open(ones, USERS), open(others, USERS)])
  await expect.poll(() => roleOf(ones, one).isDisabled()).toBe(true)
  await rowOf(ones, one).getByText('Your own account').waitFor()

  await roleOf(ones, other).selectOption('Customer')
  await roleOf(others, one).selectOption('Customer')
  // The first waits for the second, and the database does not wait for long: both only press.
  const demotions = [ones, others].map((page) => () => answerDialog(page, 'Change role'))
  await holding("select from users where role = 'Admin' order by id for update", demotions, shop.dataDir)
  await untilToasted(others, 'error', 'There must be at least one active admin.')
  expect(await query("select count(*)::int from users where role = 'Admin'", [], shop.dataDir)).toEqual([{ count: 1 }])
})

test('on a tablet the vendors and the users are tables, and the phone keeps cards', async ({ shop, visit }) => {
  const page = await visit({ as: await theAdmin(shop.url), viewport: { width: 768, height: 900 } })
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= 768)
  const head = page.locator('.list-table thead')
  for (const path of ['/dashboard/vendors', USERS]) {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page, path)
    await page.locator('.list-table tbody tr').nth(1).waitFor()
    const [first, second] = await page.locator('.list-table tbody tr').all()
    await expect.poll(async () => (await head.boundingBox())?.height).toBeGreaterThan(20)
    expect((await first?.boundingBox())?.x).toBe((await second?.boundingBox())?.x)
    await expect.poll(() => isWithin()).toBe(true)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(async () => (await head.boundingBox())?.height).toBeLessThan(2)
  }
})

test('a button pressed twice in one moment acts once, and keeps the focus meanwhile', async ({ shop, visit }) => {
  const customer = await newCustomer(shop.url)
  const page = await visit({ as: await theAdmin(shop.url) })
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && posts.push(request.url()))
  await open(page, USERS)
  const deactivate = page.getByRole('button', { name: `Deactivate ${customer.email}` })
  await deactivate.focus()
  // Both before the page could be drawn again, as on a slow phone.
  await deactivate.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const activate = page.getByRole('button', { name: `Activate ${customer.email}` })
  await activate.waitFor()
  await expect.poll(() => activate.evaluate((button) => button === document.activeElement)).toBe(true)
  await untilCaughtUp(page)
  expect(posts).toHaveLength(1)
})
