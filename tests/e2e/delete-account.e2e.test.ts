import { call } from './calls.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { open, sees, untilAt } from './look.ts'
import { type Account, newCustomer, PASSWORD } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

test('a customer reads what goes and what stays, and deletes the account: nobody is logged in, and the names are free', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 40[01] \w+ \/api\//, /^console: .*could not be read/)
  const account = await newCustomer()
  const page = await visit({ as: account, ...PHONE, reducedMotion: 'reduce' })
  await open(page, '/dashboard/profile')
  const card = page.getByRole('region', { name: 'Delete my account' })
  await card.getByText('Your orders, with the name, phone and address you gave.', { exact: false }).waitFor()
  await card.getByRole('link', { name: 'Delete my account' }).click()
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  const name = page.getByLabel('Your username, email or phone')
  await name.fill('somebody-else')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await card.getByRole('button', { name: 'Delete my account' }).click()
  await sees(page, 'This does not match your account.')
  await name.fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await card.getByRole('button', { name: 'Delete my account' }).click()
  await untilAt(page, '/')
  await untilToasted(page, 'success', 'Your account is deleted. Thank you for shopping with us.')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await newCustomerAgain(account)
})

async function newCustomerAgain({ username, email, shopUrl }: Account): Promise<void> {
  await call('POST /api/auth/register', { body: { username, email, password: PASSWORD } }, { shopUrl })
}
