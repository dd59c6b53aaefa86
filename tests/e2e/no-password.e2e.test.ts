import { query } from './database.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { open, sees, untilAt } from './look.ts'
import { newCustomer, openSession } from './people.ts'
import { codeTo, newPhone } from './sent-codes.ts'
import { expect, PHONE, test } from './visit.ts'

async function byPhoneAlone() {
  const account = { ...(await newCustomer()), phone: newPhone() }
  const alone = 'update users set phone = $1, email = null, username = null, password_hash = null where id = $2'
  await query(alone, [account.phone, account.id])
  return account
}

test('who logs in by a phone alone is asked for no password, and is led to set one', async ({ visit, troubles }) => {
  troubles.expect(/^answer 401 \w+ \/api\//, /^console: .*could not be read/)
  const [person, leaver] = [await byPhoneAlone(), await byPhoneAlone()]
  const page = await visit({ as: person, ...PHONE, reducedMotion: 'reduce' })
  const password = page.getByLabel(/password/i).and(page.locator('input'))
  await open(page, '/dashboard/profile')
  await sees(page, 'Your account has no password. You log in with a code on your phone.')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await page.getByRole('region', { name: 'Two-step login' }).getByRole('link', { name: 'Set a password' }).click()
  await untilAt(page, '/forgot-password')

  await open(page, '/dashboard/profile?edit=email')
  await page.getByRole('textbox', { name: 'New email' }).waitFor()
  expect(await password.count()).toBe(0)
  await page.getByRole('textbox', { name: 'New email' }).fill('rahima@example.com')
  await page.getByRole('button', { name: 'Send a code to my phone or email' }).click()
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'New email' }).inputValue()).toBe('rahima@example.com')

  await openSession(page, leaver)
  await open(page, '/dashboard/profile?edit=delete')
  await page.getByLabel('Your username, email or phone').waitFor()
  expect(await password.count()).toBe(0)
  await page.getByLabel('Your username, email or phone').fill(leaver.phone)
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await page.getByRole('button', { name: 'Send a code to my phone or email' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeTo(leaver.phone))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await untilAt(page, '/')
})
