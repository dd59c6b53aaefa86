import type { Page } from 'playwright-core'
import { answerDialog, open, sees, untilAt } from './look.ts'
import { type Account, newCustomer, newVendor, PASSWORD } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

const NEW = 'jamdani of 1972'

async function openForm(page: Page): Promise<void> {
  await open(page, '/dashboard/profile')
  await page.getByRole('link', { name: 'Change password' }).click()
  await page.getByLabel('Current password', { exact: true }).waitFor()
}

async function save(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Save password' }).click()
}

const PEOPLE = { customer: newCustomer, vendor: newVendor }

test.for(['customer', 'vendor'] as const)(
  'a %s changes the password on the profile, stays logged in here, and is logged out elsewhere',
  async (who, { visit, troubles }) => {
    troubles.expect(/^answer 40[01] \w+ \/api\//, /^console: .*could not be read/)
    const account = await PEOPLE[who]()
    const elsewhere = await visit({ as: account })
    const page = await visit({ as: account, ...PHONE })
    await openForm(page)
    await save(page, 'not the old one', NEW)
    await sees(page, 'This is not your password.')
    const current = page.getByLabel('Current password', { exact: true })
    await expect.poll(() => current.evaluate((field) => field === document.activeElement)).toBe(true)
    await save(page, PASSWORD, NEW)
    await untilToasted(page, 'success', /^Your password is changed\./)
    await untilAt(page, '/dashboard/profile')
    await page.reload()
    await sees(page, account.email)
    await open(elsewhere, '/cart')
    await untilAt(elsewhere, '/login?next=%2Fcart')
  },
)

test('who logs out everywhere is asked first, and logs in again with the password', async ({ visit, troubles }) => {
  troubles.expect(/^answer 401 \w+ \/api\//, /^console: .*could not be read/)
  const account: Account = await newCustomer()
  const elsewhere = await visit({ as: account })
  const page = await visit({ as: account })
  await open(page, '/dashboard/profile')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  expect(await answerDialog(page, 'Log out everywhere')).toContain('this one too')
  await untilAt(page, '/login')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  await open(elsewhere, '/cart')
  await untilAt(elsewhere, '/login?next=%2Fcart')
})
