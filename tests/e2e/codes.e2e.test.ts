import type { Page } from 'playwright-core'
import { query } from './database.ts'
import { newGarment } from './goods.ts'
import { badge, open, sees, seesHeading, untilAt } from './look.ts'
import { newCustomer, openSession, PASSWORD } from './people.ts'
import { codeTo, newPhone, wordsTo } from './sent-codes.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

const NEW = 'jamdani of 1972'

/** As this shop has no gateway. */
const KEPT = 'This shop does not send messages yet. An admin can read them under Sent messages.'

/** Types as a thumb does, and counts. */
function typist(page: Page) {
  let keys = 0
  return {
    keys: () => keys,
    async type(label: string, text: string) {
      await page.getByRole('textbox', { name: label, exact: true }).pressSequentially(text)
      keys += text.length
    },
  }
}
/** A slow thumb’s. */
const KEYS_A_SECOND = 1.5

test('on a phone a stranger buys with a phone and a code, in less than a minute of typing', async ({ visit }) => {
  const garment = await newGarment()
  const page = await visit(PHONE)
  const { type, keys } = typist(page)
  const phone = newPhone()
  await open(page, garment.path)
  await page.locator('.size-choice-size:not(:has(:disabled))').first().click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Or get a code on your phone' }).click()
  await seesHeading(page, 'Log in with your phone')
  await type('Phone', phone)
  await page.keyboard.press('Enter')
  await sees(page, KEPT)
  await type('Code', await codeTo(phone))
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe(garment.path)

  // The size that was chosen before has come along.
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.poll(() => badge(page)).toBe('1')
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await seesHeading(page, 'Checkout')
  await expect.poll(() => page.getByRole('textbox', { name: 'Phone', exact: true }).inputValue()).toBe(phone)
  await type('Name', 'Rahima Khatun')
  await type('Email', 'rahima@gmail.com')
  await type('Address', '12 Mirpur Road')
  await type('City', 'Dhaka')
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await seesHeading(page, 'Thank You for Your Order!')
  expect(keys() / KEYS_A_SECOND).toBeLessThan(60)
})

test('at the checkout, too, a phone and a code are enough, and the cart is as it was', async ({ visit, troubles }) => {
  troubles.expect(/^answer 400 POST \/api\/auth\/codes\/enter/)
  const phone = newPhone()
  const page = await visit()
  await open(page, '/login/phone?next=%2Fcheckout')
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  const code = await codeTo(phone)
  if (code !== '000000') {
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await sees(page, 'This code is wrong, or no longer valid.')
  }
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  // Nothing is in this cart yet.
  await untilAt(page, '/cart')
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(
    expect.arrayContaining(['role', 'token', 'userId']),
  )
})

for (const way of ['email', 'phone'] as const)
  test(`a forgotten password is chosen anew by a code (${way}), and opens the account`, async ({ visit }) => {
    const account = { ...(await newCustomer()), phone: newPhone() }
    await query('update users set phone = $1 where id = $2', [account.phone, account.id])
    const page = await visit(PHONE)
    await open(page, '/login')
    await page.getByRole('link', { name: 'Choose a new one' }).click()
    await seesHeading(page, 'Forgot your password?')
    await page.getByRole('textbox', { name: 'Email or phone' }).fill(account[way])
    await page.getByRole('button', { name: 'Send a code or link' }).click()
    await sees(page, KEPT)
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeTo(account[way]))
    await page.getByLabel('New password', { exact: true }).fill(NEW)
    await page.getByRole('button', { name: 'Save password' }).click()
    await untilToasted(page, 'success', /^Your password is changed/)
    await untilAt(page, '/login')
    await page.getByRole('textbox', { name: 'Username' }).fill(account[way])
    await page.getByRole('textbox', { name: 'Password' }).fill(NEW)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await untilAt(page, '/')
  })

test('a new phone is confirmed there, and the old email undoes a change of its own', async ({ visit }) => {
  const account = await newCustomer()
  const page = await visit(PHONE)
  await openSession(page, account)
  const phone = newPhone()
  await open(page, '/dashboard/profile')
  await page.getByRole('link', { name: 'Add a phone' }).click()
  await page.getByRole('textbox', { name: 'New phone' }).fill(phone)
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeTo(phone))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await untilToasted(page, 'success', 'Your phone number is changed.')

  await page.getByRole('link', { name: 'Change email' }).click()
  const email = `new-${account.email}`
  await page.getByRole('textbox', { name: 'New email' }).fill(email)
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(await codeTo(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await untilToasted(page, 'success', 'Your email is changed.')
  await sees(page, email)

  // Of its own change: that of the phone was told there as well.
  const told = await wordsTo(account.email, new RegExp(`account is now ${email}[^]*`))
  const undo = /[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}/.exec(told)?.[0] ?? ''
  await open(page, `/undo-change#${undo}`)
  await expect.poll(() => page.getByRole('textbox', { name: 'Code from the message' }).inputValue()).toBe(undo)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await untilAt(page, '/forgot-password')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a mistyped number is typed anew, and the way back is kept', async ({ visit }) => {
  const page = await visit(PHONE)
  await open(page, '/login/phone?next=%2Fcart')
  await page.getByRole('textbox', { name: 'Phone' }).fill(newPhone())
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await sees(page, KEPT)
  await page.getByRole('link', { name: 'Use another number' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?next=%2Fcart')
})
