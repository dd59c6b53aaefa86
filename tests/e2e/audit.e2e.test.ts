import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { open, sees, untilAt } from './look.ts'
import { newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore } from './selling.ts'
import { expect, test } from './visit.ts'

const AUDIT = '/dashboard/audit'

async function entriesOn(page: Page): Promise<string[]> {
  const entries = await page.locator('.audit-entry').allInnerTexts()
  return entries.map((entry) => entry.replace(/\s+/g, ' '))
}

test('what was done to a product is told step by step: who, what, when, from what to what', async ({ visit }) => {
  const [store, admin] = [await newStore(), await theAdmin()]
  const { id, name } = await newProduct(store, { name: 'Muslin saree', priceTaka: 9000 })
  const body = new FormData()
  for (const [field, value] of Object.entries({ name, price: '8500', category: '2' })) body.append(field, value)
  await call('PUT /api/product/:id', { params: { id: String(id) }, body }, store)
  await call('DELETE /api/product/:id', { params: { id: String(id) } }, admin)

  const page = await visit({ as: admin })
  await open(page, `${AUDIT}?subject=product`)
  await page
    .locator('.audit-entry', { hasText: `no. ${id}` })
    .first()
    .getByRole('link', { name })
    .click()
  await untilAt(page, `${AUDIT}?subject=product&subjectId=${id}`)
  await page.getByRole('link', { name: `Only product ${id}: show all` }).waitFor()
  await page.locator('.audit-entry').first().waitFor()
  const entries = await entriesOn(page)
  expect(entries[0]).toMatch(/^admin deleted the product Muslin saree/)
  expect(entries.at(-1)).toMatch(new RegExp(`${store.email}.* added the product Muslin saree`))
  expect(entries.join('\n')).toMatch(/Price from ৳9,000 → to ৳8,500/)
  for (const entry of entries) expect(entry).toMatch(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m/)

  // The product stays while the rest of the filter changes, and goes with another subject.
  const filter = page.getByRole('button', { name: 'Filter' })
  const subjectId = () => new URL(page.url()).searchParams.get('subjectId')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await filter.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe('2020-01-01')
  expect(subjectId()).toBe(String(id))
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('account')
  await filter.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('subject')).toBe('user')
  expect(subjectId()).toBeNull()
})

test('the filter narrows by subject, action and days, in the address; nothing found says so', async ({ visit }) => {
  const [customer, admin] = [await newCustomer(), await theAdmin()]
  await call('PUT /api/users/:id/toggle-active', { params: { id: String(customer.id) } }, admin)
  const page = await visit({ as: admin })
  await open(page, AUDIT)
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('account')
  await page.getByRole('combobox', { name: 'Action' }).selectOption('active')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('action')).toBe('active')
  await page.getByText('deactivated the account').first().waitFor()
  const ofCustomer = async () => (await entriesOn(page)).filter((entry) => entry.includes(customer.username))
  const others = async () => (await entriesOn(page)).filter((entry) => !/activated the account/.test(entry))
  await expect.poll(async () => [await ofCustomer(), await others()]).toEqual([[expect.any(String)], []])

  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Filter' }).click()
  await sees(page, 'No changes found.')
  await page.getByRole('link', { name: 'Show all' }).click()
  await untilAt(page, AUDIT)
  await page.locator('.audit-entry').first().waitFor()
})
