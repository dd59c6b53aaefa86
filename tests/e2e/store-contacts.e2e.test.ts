import { call } from './calls.ts'
import { open, sees } from './look.ts'
import { newVendor } from './people.ts'
import { codeTo, newPhone } from './sent-codes.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

test('a new store confirms on a phone where it is reached, first the phone and then the email', async ({ visit }) => {
  const vendor = await newVendor()
  const phone = newPhone()
  await call('PUT /api/Vendors/UpdateProfile', { body: { contactPhone: phone } }, vendor)
  const page = await visit({ ...PHONE, as: vendor })
  await open(page, '/dashboard/profile')
  await sees(page, `Not confirmed yet: ${phone}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => window.innerWidth),
  )

  await page.getByRole('button', { name: 'Send a code to the phone' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeTo(phone))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await untilToasted(page, 'success', 'Confirmed.')
  await expect.poll(() => page.getByRole('button', { name: 'Send a code to the phone' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Send a code to the email' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeTo(vendor.email))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'Confirm your store’s email and phone' }).count()).toBe(0)
})
