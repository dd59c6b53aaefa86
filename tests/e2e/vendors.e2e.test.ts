import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { answerDialog, open, sees, seesHeading, untilAt } from './look.ts'
import { newVendor, theAdmin } from './people.ts'
import { newProduct, newStore } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

/** Looks for a store the way an admin does; its row. */
async function findStore(page: Page, name: string) {
  await open(page, '/dashboard/vendors')
  const search = page.getByPlaceholder('Search by name or email')
  await search.fill(name)
  await search.press('Enter')
  await sees(page, '1 in all')
  return page.getByRole('row', { name })
}

test('a rejected store wears its own badge and only Delete is left; saving its profile asks again', async ({
  visit,
}) => {
  const vendor = await newVendor()
  const { storeName } = await call('GET /api/Vendors/MyProfile', {}, vendor)
  const admin = await visit({ as: await theAdmin() })
  const row = await findStore(admin, storeName)
  await row.getByRole('button', { name: `Reject ${storeName}` }).click()
  await admin.getByRole('textbox', { name: 'Reason' }).fill('There is no description')
  await answerDialog(admin, 'Reject')
  await row.getByText('Rejected', { exact: true }).waitFor()
  await row.getByText(/^by admin, /).waitFor()
  await expect.poll(() => row.getByRole('button').allInnerTexts()).toEqual(['Delete'])

  const page = await visit({ as: vendor })
  await open(page, '/dashboard/profile')
  await sees(page, 'Your store was not approved.')
  await sees(page, 'Reason: There is no description')
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Store Description' }).fill('Sarees with our own photographs.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await untilToasted(page, 'success', 'Saved')
  await sees(page, 'Your account is pending approval by admin.')
  await sees(page, 'Sarees with our own photographs.')
})

test('that a store’s new name is taken is said once, at its field', async ({ visit, troubles }) => {
  troubles.expect(/^answer 409 PUT \/api\/Vendors\/UpdateProfile/)
  const [one, other] = [await newStore(), await newStore()]
  const page = await visit({ as: one })
  await open(page, '/dashboard/profile?edit=store')
  await page.getByRole('textbox', { name: 'Store Name' }).fill(other.storeName)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('[name=storeName][aria-invalid=true]').waitFor()
  await expect.poll(() => page.getByText('Another store has this name, or one that looks like it.').count()).toBe(1)
})

test('a decision that came too late is refused in words, and the row shows the one that counts', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 PUT \/api\/Vendors\/Reject\//)
  const { storeName, vendorId } = await call('GET /api/Vendors/MyProfile', {}, await newVendor())
  const admin = await theAdmin()
  const page = await visit({ as: admin })
  const row = await findStore(page, storeName)
  await row.getByRole('button', { name: `Reject ${storeName}` }).waitFor()
  await call('PUT /api/Vendors/Approve/:id', { params: { id: String(vendorId) } }, admin)
  await row.getByRole('button', { name: `Reject ${storeName}` }).click()
  await answerDialog(page, 'Reject')
  await untilToasted(page, 'error', 'Someone has already decided on this vendor.')
  await row.getByText('Approved', { exact: true }).waitFor()
})

test('a deleted vendor is gone after a question, and its store and its products with it', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 404 GET \/(store|admin\/product)\/\d+/)
  const store = await newStore()
  const garment = await newProduct(store, { name: `Lungi of ${store.storeName}` })
  const page = await visit({ as: await theAdmin() })
  const row = await findStore(page, store.storeName)
  const remove = row.getByRole('button', { name: `Delete ${store.storeName}` })
  await remove.click()
  expect(await answerDialog(page, 'No, go back')).toBe('Are you sure you want to delete this vendor?')
  await remove.click()
  await answerDialog(page, 'Delete')
  await sees(page, 'No vendors found.')
  for (const path of [`/store/${store.vendorId}`, garment.path]) {
    await page.goto(path)
    await seesHeading(page, 'Page not found')
  }
})

test('a product leads to the page of its store: its name, its words and its products, no way to call it', async ({
  visit,
  page,
}) => {
  const store = await newStore()
  const garment = await newProduct(store, { name: `Katan of ${store.storeName}` })
  await open(page, garment.path)
  await page.getByRole('link', { name: store.storeName, exact: true }).click()
  await untilAt(page, `/store/${store.vendorId}`)
  await seesHeading(page, store.storeName)
  await sees(page, 'Handloom sarees from Tangail.')
  await sees(page, '1 product')
  await page.getByRole('heading', { name: garment.name }).waitFor()
  const html = await (await page.request.get(`/store/${store.vendorId}`)).text()
  expect([html.includes(store.email), html.includes('01711000000')]).toEqual([false, false])

  const theirs = await visit({ as: store })
  await open(theirs, '/dashboard/profile')
  await theirs.getByRole('link', { name: 'Visit your store' }).click()
  await untilAt(theirs, `/store/${store.vendorId}`)
})
