import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { open, sees, untilAt, untilCaughtUp } from './look.ts'
import { type Account, newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A product, and two pages that have it open: its vendor's and the admin's. */
async function twoForms(visit: (options: { as: Account }) => Promise<Page>): Promise<{
  store: Store
  id: number
  vendor: Page
  admin: Page
}> {
  const store = await newStore()
  const { id } = await newProduct(store, { name: 'Panjabi', priceTaka: 1420, stock: { M: 5, L: null } })
  const [vendor, admin] = [await visit({ as: store }), await visit({ as: await theAdmin() })]
  for (const page of [vendor, admin]) await open(page, `/admin/product/edit/${id}`)
  return { store, id, vendor, admin }
}

test('of two who have one product open the second save undoes nothing of the first', async ({ visit, troubles }) => {
  troubles.expect(/^answer 409 PUT \/api\/product/)
  const { store, id, vendor, admin } = await twoForms(visit)
  await field(admin, 'Price (৳)').fill('1531')
  await press(admin, 'Update')
  await untilAt(admin, '/admin/products')
  await field(vendor, 'Description (optional)').fill('Cool in summer.')
  await press(vendor, 'Update')
  await untilAt(vendor, '/dashboard/products')
  await sees(vendor, '“Panjabi” was updated.')
  const { price, description } = await call('GET /api/product/:id', { params: { id: String(id) } }, store)
  expect({ price, description }).toEqual({ price: 1531, description: 'Cool in summer.' })
})

test('what both have changed is shown at its field with both values, and nothing is saved until one is chosen', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 PUT \/api\/product/)
  const { store, id, vendor, admin } = await twoForms(visit)
  const now = async () => {
    const { name, price } = await call('GET /api/product/:id', { params: { id: String(id) } }, store)
    return { name, price }
  }
  await field(admin, 'Price (৳)').fill('1531')
  await field(admin, 'Name').fill('Panjabi in white')
  await press(admin, 'Update')
  await untilAt(admin, '/admin/products')

  await field(vendor, 'Price (৳)').fill('1400')
  await press(vendor, 'Update')
  const both = vendor.getByRole('group', { name: 'Price: someone else has changed this' })
  await both.waitFor()
  await expect.poll(() => both.locator('p').innerText()).toBe('Now in the shop: ৳1,531 · Yours: ৳1,400')
  await expect.poll(() => field(vendor, 'Name').inputValue()).toBe('Panjabi in white')
  await expect.poll(() => vendor.evaluate(() => document.activeElement?.textContent)).toBe('Use the shop’s')
  await press(vendor, 'Update')
  await sees(vendor, 'Someone else has changed this product. Choose what to keep in each marked field.')
  await untilCaughtUp(vendor)
  expect(await now()).toEqual({ name: 'Panjabi in white', price: 1531 })

  await both.getByRole('button', { name: 'Keep mine' }).click()
  await both.waitFor({ state: 'detached' })
  await expect.poll(() => field(vendor, 'Price (৳)').evaluate((input) => input === document.activeElement)).toBe(true)
  await press(vendor, 'Update')
  await untilAt(vendor, '/dashboard/products')
  expect(await now()).toEqual({ name: 'Panjabi in white', price: 1400 })
})

test('a draft that a reload brings back asks about what was changed since, and takes the shop’s', async ({ visit }) => {
  const { id, vendor, store } = await twoForms(visit)
  await field(vendor, 'Price (৳)').fill('1400')
  await field(vendor, 'Description (optional)').fill('Cool in summer.')
  const body = new FormData()
  body.append('price', '1531')
  await call('PUT /api/product/:id', { params: { id: String(id) }, body }, store)
  await vendor.reload()
  await sees(vendor, 'These are your unsaved changes from before.')
  await vendor.getByRole('button', { name: 'Use the shop’s' }).click()
  await expect.poll(() => field(vendor, 'Price (৳)').inputValue()).toBe('1531')
  await press(vendor, 'Update')
  await untilAt(vendor, '/dashboard/products')
  const { price, description } = await call('GET /api/product/:id', { params: { id: String(id) } }, store)
  expect({ price, description }).toEqual({ price: 1531, description: 'Cool in summer.' })
})

test('two admins have one category open: a new name and a new parent both stand, and of two names one is chosen', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 PUT \/api\/categories/)
  const admin = await theAdmin()
  const name = `Frocks ${randomUUID().slice(0, 6)}`
  const { id } = await call('POST /api/categories', { body: { name, parentId: 2 } }, admin)
  const now = async () => {
    const { name: called, parentId } = await call('GET /api/categories/:id', { params: { id: String(id) } }, admin)
    return { called, parentId }
  }
  const [mine, theirs] = [await visit({ as: admin }), await visit({ as: admin })]
  for (const page of [mine, theirs]) await open(page, `/admin/categories/edit/${id}`)
  await theirs.getByRole('combobox', { name: 'Parent Category' }).selectOption({ label: 'Kids' })
  await press(theirs, 'Update Category')
  await untilAt(theirs, '/admin/categories')
  await field(mine, 'Name').fill(`${name} for parties`)
  await press(mine, 'Update Category')
  await untilAt(mine, '/admin/categories')
  expect(await now()).toEqual({ called: `${name} for parties`, parentId: 3 })

  for (const page of [mine, theirs]) await open(page, `/admin/categories/edit/${id}`)
  await field(theirs, 'Name').fill(`${name} for Eid`)
  await press(theirs, 'Update Category')
  await untilAt(theirs, '/admin/categories')
  await field(mine, 'Name').fill(name)
  await press(mine, 'Update Category')
  const both = mine.getByRole('group', { name: 'Name: someone else has changed this' })
  await expect.poll(() => both.locator('p').innerText()).toBe(`Now in the shop: ${name} for Eid · Yours: ${name}`)
  await press(mine, 'Update Category')
  await untilCaughtUp(mine)
  expect(await now()).toEqual({ called: `${name} for Eid`, parentId: 3 })
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await press(mine, 'Update Category')
  await untilAt(mine, '/admin/categories')
  expect(await now()).toEqual({ called: name, parentId: 3 })
})

test('a category that a colleague has moved meanwhile is not moved again by an old tree, and the tree shows where it is', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 PUT \/api\/categories/)
  const admin = await theAdmin()
  const name = `Orna ${randomUUID().slice(0, 6)}`
  const { id } = await call('POST /api/categories', { body: { name, parentId: 2 } }, admin)
  const params = { id: String(id) }
  const page = await visit({ as: admin })
  await open(page, '/admin/categories')
  await page.getByRole('searchbox', { name: 'Find a category by name' }).fill(name)
  await call('PUT /api/categories/:id/place', { params, body: { parentId: 3, beforeId: null } }, admin)
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('combobox', { name: 'Move under…' }).selectOption({ label: 'Men' })
  await press(page, 'Move')
  await untilToasted(page, 'error', 'Someone else has changed this. Please check again.')
  expect((await call('GET /api/categories/:id', { params }, admin)).parentId).toBe(3)

  await call('PUT /api/categories/:id', { params, body: { name: `${name} in silk` } }, admin)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await untilToasted(page, 'success', `“${name} in silk” is inactive and hidden from shoppers.`)
})

test('a profile in two tabs: the older one takes over what it did not touch', async ({ visit, troubles }) => {
  troubles.expect(/^answer 409 PUT \/api\/Vendors/)
  const store = await newStore()
  const [older, newer] = [await visit({ as: store }), await visit({ as: store })]
  for (const page of [older, newer]) await open(page, '/dashboard/profile?edit=store')
  await field(newer, 'Store Description').fill('Hand-dyed cotton.')
  await press(newer, 'Save')
  await untilAt(newer, '/dashboard/profile')
  await field(older, 'Contact Email (optional)').fill('rong@example.com')
  await press(older, 'Save')
  await untilAt(older, '/dashboard/profile')
  expect(await call('GET /api/Vendors/MyProfile', {}, store)).toMatchObject({
    storeDescription: 'Hand-dyed cotton.',
    contactEmail: 'rong@example.com',
  })
})

test('an admin who deactivates what a colleague has deactivated already is told, and activates nobody', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 PUT \/api\/users/)
  const [admin, customer] = [await theAdmin(), await newCustomer()]
  const page = await visit({ as: admin })
  await open(page, `/dashboard/users?search=${customer.email}`)
  const row = page.getByRole('row', { name: customer.email })
  await row.waitFor()
  await call('PUT /api/users/:id/toggle-active', { params: { id: String(customer.id) } }, admin)
  await row.getByRole('button', { name: 'Deactivate' }).click()
  await untilToasted(
    page,
    'error',
    `Nothing was changed: someone else has changed ${customer.email}. It is now Customer and inactive.`,
  )
  await row.getByText('Inactive', { exact: true }).waitFor()
})
