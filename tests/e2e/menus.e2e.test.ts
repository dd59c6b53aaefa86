import type { Page, Route } from 'playwright-core'
import { open, seesHeading, untilAlive, untilAt } from './look.ts'
import { type Account, newCustomer, newVendor, theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { newStatement } from './statements.ts'
import { expect, PHONE, test } from './visit.ts'

/** A page with little beside its menu. */
const QUIET = '/terms'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** What of the menu can be seen now, word by word. */
async function seenEntries(page: Page): Promise<string[]> {
  const texts = await menu(page).locator('.menu-link:visible').allInnerTexts()
  return texts.map((text) => text.trim())
}

const MENUS: [who: string, account: () => Promise<Account | undefined>, entries: string[]][] = [
  ['somebody logged out', async () => undefined, ['Home', 'Login', 'User Register', 'Vendor Register']],
  ['a customer', newCustomer, ['Home', 'Shop Now', 'My Orders', 'Logout']],
  ['a vendor', newVendor, ['Home', 'Dashboard', 'Shop Now', 'My Products', 'My Orders', 'Logout']],
  [
    'the admin',
    theAdmin,
    ['Home', 'Manage Products', 'Add Product', 'Categories', 'Add Category', 'Dashboard', 'Logout'],
  ],
]

test.for(MENUS)('%s sees the menu of the role', async ([, account, entries], { visit }) => {
  const as = await account()
  const page = await visit(as ? { as } : {})
  await open(page, QUIET)
  await expect.poll(() => seenEntries(page)).toEqual(entries)
})

const MARKS = [
  ['/admin/categories/create', 'Add Category', 'page'],
  ['/admin/categories/edit/1', 'Categories', 'true'],
  ['/dashboard/audit', 'Audit log', 'page'],
  ['/dashboard/messages', 'Sent messages', 'page'],
  ['/dashboard/parcels/couriers', 'Couriers', 'page'],
  ['/dashboard/orders/slips', 'Orders', 'true'],
  ['/dashboard/settings', 'Settings', 'page'],
  ['/dashboard/settlements/load', 'Settlements', 'true'],
] as const

test('the sidebar marks where one is, and nothing else', async ({ visit }) => {
  const page = await visit({ as: await theAdmin() })
  for (const [path, text, mark] of MARKS) {
    await open(page, path)
    const marked = page.locator('.frame-links [aria-current]')
    await expect.poll(() => marked.allTextContents(), { message: path }).toEqual([text])
    await expect.poll(() => marked.getAttribute('aria-current'), { message: path }).toBe(mark)
  }
})

test('statements are marked at the link to them, or to payouts where there is none', async ({ visit }) => {
  const marked = (page: Page) => page.locator('.frame-links [aria-current]')
  const admin = await visit({ as: await theAdmin() })
  await open(admin, '/dashboard/statements')
  await expect.poll(() => marked(admin).allTextContents()).toEqual(['Payouts'])
  const store = await newStore()
  const id = await newStatement(store)
  await open(admin, `/dashboard/statements/${id}`)
  await expect.poll(() => marked(admin).allTextContents()).toEqual(['Payouts'])
  const vendor = await visit({ as: store })
  for (const path of ['statements', `statements/${id}`]) {
    await open(vendor, `/dashboard/${path}`)
    await expect.poll(() => marked(vendor).allTextContents(), { message: path }).toEqual(['Statements'])
  }
})

/** The entries of the specification in its order, then what the shop has beside: the first of each named group. */
const SIDEBARS: [who: string, account: () => Promise<Account>, specified: string[], others: [string, string][]][] = [
  [
    'the admin',
    theAdmin,
    ['Manage Products', 'Add Product', 'Categories', 'Add Category', 'Overview', 'Vendors', 'Users', 'Orders'],
    [
      ['Delivery', 'Parcels'],
      ['Money', 'Settlements'],
      ['Shop', 'Settings'],
      ['Account', 'Profile'],
    ],
  ],
  [
    'a vendor',
    newVendor,
    ['Overview', 'Shop Now', 'My Products', 'My Orders'],
    [
      ['Delivery', 'Parcels'],
      ['Money', 'Statements'],
      ['Account', 'Profile'],
    ],
  ],
  ['a customer', newCustomer, ['Shop Now', 'My Orders'], [['Account', 'Overview']]],
]

test.for(SIDEBARS)('%s finds the specified entries first, and the others in groups', async (given, { visit }) => {
  const [, account, specified, others] = given
  const page = await visit({ as: await account() })
  await open(page, '/dashboard/overview')
  const links = page.locator('.frame-link')
  await links.first().waitFor()
  expect((await links.allTextContents()).slice(0, specified.length)).toEqual(specified)
  expect(await page.locator('.frame-group-title:visible').allTextContents()).toEqual(others.map(([group]) => group))
  for (const [group, first] of others) {
    const list = page.getByRole('list', { name: group, exact: true })
    expect((await list.getByRole('link').allTextContents())[0]).toBe(first)
  }
})

const SUB_ITEMS: [who: string, account: () => Promise<Account>, entries: string[]][] = [
  ['the admin', theAdmin, ['Overview', 'Vendors', 'Users', 'Orders']],
  ['a vendor', newVendor, ['Overview']],
]

test.for(SUB_ITEMS)(
  '%s has the specified sub-items in the header, and no others',
  async ([, account, entries], { visit }) => {
    const page = await visit({ as: await account() })
    await open(page, QUIET)
    await menu(page).getByRole('button', { name: 'Dashboard' }).hover()
    await menu(page).getByRole('link', { name: 'Overview', exact: true }).waitFor()
    expect(await menu(page).locator('.menu-sub:visible ul a').allTextContents()).toEqual(entries)
  },
)

test('sub-items appear under the mouse and go with it', async ({ visit }) => {
  const page = await visit({ as: await theAdmin() })
  await open(page, QUIET)
  const vendors = menu(page).getByRole('link', { name: 'Vendors', exact: true })
  expect(await vendors.isVisible()).toBe(false)
  const dashboard = menu(page).getByRole('button', { name: 'Dashboard' })
  await expect.poll(() => dashboard.getAttribute('aria-expanded')).toBe('false')
  await dashboard.hover()
  await vendors.waitFor()
  await expect.poll(() => dashboard.getAttribute('aria-expanded')).toBe('true')
  await dashboard.click()
  await expect.poll(() => seenEntries(page)).toEqual(expect.arrayContaining(['Overview', 'Vendors', 'Users', 'Orders']))
  await menu(page).getByRole('link', { name: 'Orders', exact: true }).click()
  await untilAt(page, '/dashboard/orders')
  await page.mouse.move(600, 700)
  await vendors.waitFor({ state: 'hidden' })
})

test('Escape closes sub-items that stand open under the mouse', async ({ visit }) => {
  const page = await visit({ as: await theAdmin() })
  await open(page, QUIET)
  const dashboard = menu(page).getByRole('button', { name: 'Dashboard' })
  await dashboard.hover()
  await menu(page).getByRole('link', { name: 'Vendors', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await menu(page).getByRole('link', { name: 'Vendors', exact: true }).waitFor({ state: 'hidden' })
  await expect.poll(() => dashboard.getAttribute('aria-expanded')).toBe('false')
})

test('sub-items open for the keyboard, and Escape closes them', async ({ visit }) => {
  const page = await visit({ as: await newVendor() })
  await open(page, QUIET)
  const overview = menu(page).getByRole('link', { name: 'Overview', exact: true })
  await menu(page).getByRole('link', { name: 'Home', exact: true }).focus()
  await page.keyboard.press('Tab')
  await overview.waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => overview.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await overview.waitFor({ state: 'hidden' })
})

test('sub-items that come late open for whoever stands where they belong', async ({ visit }) => {
  const page = await visit({ as: await newVendor() })
  const held = new Promise<Route>((hold) => page.route('**/DashboardMenu-*.js', hold))
  await open(page, QUIET)
  const link = menu(page).getByRole('link', { name: 'Dashboard', exact: true })
  await link.focus()
  await (await held).continue()
  await menu(page).getByRole('link', { name: 'Overview', exact: true }).waitFor()
  const dashboard = menu(page).getByRole('button', { name: 'Dashboard' })
  await expect.poll(() => dashboard.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('on a phone a tap opens the menu, and another its sub-items', async ({ visit }) => {
  const page = await visit({ ...PHONE, as: await theAdmin() })
  await open(page, QUIET)
  await expect.poll(() => seenEntries(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).tap()
  await menu(page).getByRole('link', { name: 'Home', exact: true }).waitFor()
  const orders = menu(page).getByRole('link', { name: 'Orders', exact: true })
  const dashboard = menu(page).getByRole('button', { name: 'Dashboard' })
  expect([await orders.isVisible(), await dashboard.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  await dashboard.tap()
  await expect.poll(() => dashboard.getAttribute('aria-expanded')).toBe('true')
  await orders.tap()
  await untilAt(page, '/dashboard/orders')
  await menu(page).waitFor({ state: 'hidden' })
})

test('the menu of the role stands before any script has run', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/')
  await expect.poll(() => seenEntries(page)).toEqual(['Home', 'Shop Now', 'My Orders', 'Logout'])
})

test('another tab that logs out logs out this one too', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  await open(page, QUIET)
  const other = await page.context().newPage()
  await other.goto(QUIET)
  await untilAlive(other)
  await other.getByRole('button', { name: 'Logout' }).click()
  await menu(page).getByRole('link', { name: 'Login', exact: true }).waitFor()
})

test('a page whose address is typed begins at its top, however far another was read', async ({ visit }) => {
  const page = await visit({ ...PHONE, as: await theAdmin() })
  await open(page, '/')
  await page.evaluate(() => scrollTo(0, 500))
  await open(page, '/dashboard/users')
  await seesHeading(page, 'Users Management')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
