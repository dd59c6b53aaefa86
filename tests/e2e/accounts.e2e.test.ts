import type { Page } from 'playwright-core'
import { open, sees, seesHeading, untilAt } from './look.ts'
import { freshName, newCustomer, PASSWORD } from './people.ts'
import { expect, test } from './visit.ts'

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.getByRole('textbox', { name, exact: true }).fill(text)
}

test('a wrong password and an unknown name get the same two words', async ({ page, troubles }) => {
  troubles.expect(/^answer 401 POST \/api\/auth\/login/)
  const { username } = await newCustomer()
  await open(page, '/login')
  for (const name of [username, freshName()]) {
    await fill(page, { Username: name, Password: 'not the password' })
    // The words of the first refusal stand there still.
    const answered = page.waitForResponse('**/api/auth/login')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await (await answered).finished()
    await page.getByRole('alert').getByText('Invalid login', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Username', exact: true }).inputValue()).toBe(name)
  }
})

test('a login by email leads home', async ({ page }) => {
  const { email } = await newCustomer()
  await open(page, '/login')
  await fill(page, { Username: email, Password: PASSWORD })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await untilAt(page, '/')
  await page.getByRole('button', { name: 'Logout' }).waitFor()
})

test('a registration leads home; its token, number and role are kept', async ({ page }) => {
  const username = freshName()
  await open(page, '/register')
  await fill(page, { Username: username, Email: `${username}@example.com`, Password: PASSWORD })
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await untilAt(page, '/')
  await expect
    .poll(() => page.evaluate(() => ({ ...localStorage })))
    .toEqual({
      token: expect.any(String),
      userId: expect.stringMatching(/^\d+$/),
      role: 'User',
    })
})

test('a name or an email that is taken is said at its field, and nothing typed is lost', async ({ page, troubles }) => {
  troubles.expect(/^answer 409 POST \/api\/auth\/register/)
  const known = await newCustomer()
  const username = freshName()
  await open(page, '/register')
  await fill(page, { Username: known.username, Email: `${username}@example.com`, Password: PASSWORD })
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await sees(page, 'This username is already taken.')
  await expect.poll(() => isMarked(page, 'Username')).toBe(true)
  await fill(page, { Username: username, Email: known.email.toUpperCase() })
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await sees(page, 'An account with this email already exists.')
  await expect.poll(() => isMarked(page, 'Email')).toBe(true)
  await expect.poll(() => page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe(username)
})

test('a registered vendor is welcomed at home, in a dialog of 400 pixels', async ({ page }) => {
  await open(page, '/admin/vendor-register')
  await fill(page, {
    Email: `${freshName()}@example.com`,
    Password: PASSWORD,
    'Store Name': 'Tangail Tant',
    'Store Description': 'Handloom sarees from Tangail.',
    'Contact Phone': '01711000000',
  })
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Success!' })
  await dialog.waitFor()
  await untilAt(page, '/')
  expect(await dialog.locator('#dialog-text').innerText()).toBe(
    'Vendor registration submitted successfully! Please wait for admin approval. In the meantime, you can continue shopping as a valued customer.',
  )
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400)
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('role'))).toBe('Vendor')
  await seesHeading(page, 'The market comes to you')
})

test('an empty registration is refused at each field, and nothing is sent', async ({ page }) => {
  await open(page, '/admin/vendor-register')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(5)
})

async function isMarked(page: Page, name: string): Promise<boolean> {
  return (await page.getByRole('textbox', { name, exact: true }).getAttribute('aria-invalid')) === 'true'
}
