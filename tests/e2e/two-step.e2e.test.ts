import type { Page } from 'playwright-core'
import { codeOf, stepAt } from '../../src/server/totp/totp.ts'
import { query } from './database.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { answerDialog, open, sees, seesHeading, untilAt } from './look.ts'
import { type Account, newVendor, PASSWORD, theAdmin } from './people.ts'
import { codeTo, newPhone } from './sent-codes.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

/** Colours do not fade from light to dark. */
const CALM = { ...PHONE, reducedMotion: 'reduce' as const }
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app keeps of the key that the page shows. */
async function secretOn(page: Page): Promise<Buffer> {
  const shown = (await page.locator('.account-secret').innerText()).replace(/\s/g, '')
  const bits = [...shown].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const code = (page: Page) => page.getByLabel('Code', { exact: true })

async function typeLogin(page: Page, { username }: Account): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await seesHeading(page, 'One more step')
}

async function sendCode(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
}

test('a vendor turns two-step login on with a phone, and logs in by it, once by a recovery code', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 40[01] \w+ \/api\//, /^console: .*could not be read/)
  const account = await newVendor()
  const page = await visit({ as: account, ...CALM })
  await open(page, '/dashboard/profile')
  await page.getByRole('link', { name: 'Set up two-step login' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  const secret = await secretOn(page)
  // Of the step to come, which is good for more than a minute: typed at the end of a step, the one of now is soon too old.
  const codeOfApp = () => codeOf(secret, stepAt(Date.now()) + 1)
  await code(page).fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await sees(page, 'This code is wrong, or was already used.')
  await code(page).fill(codeOfApp())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect.poll(() => page.locator('.account-codes li').count()).toBe(10)
  const [first = '', second = ''] = await page.locator('.account-codes li').allInnerTexts()
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = Buffer.concat(await (await (await saving).createReadStream()).toArray()).toString()
  expect(saved.split('\n').slice(0, 2)).toEqual([first, second])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await untilToasted(page, 'success', 'Copied.')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(second)
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await sees(page, 'Two-step login is on. Recovery codes left: 10.')

  // As if it had been turned on a while ago: no code is taken twice.
  await query('update totp_secrets set last_step = 0 where account_id = $1', [account.id])
  const elsewhere = await visit(CALM)
  await typeLogin(elsewhere, account)
  expect(await wrongOnPhoneAndLaptop(elsewhere)).toEqual([])
  await sendCode(elsewhere, '')
  await sees(elsewhere, 'Please fill this in.')
  await seesHeading(elsewhere, 'One more step')
  await sendCode(elsewhere, 'not a code')
  await sees(elsewhere, 'This code is wrong, or was already used.')
  await sendCode(elsewhere, codeOfApp())
  await untilAt(elsewhere, '/')
  const third = await visit(CALM)
  await typeLogin(third, account)
  await sendCode(third, first)
  await untilAt(third, '/')

  // A code to the phone is one step, as a password is.
  const phone = newPhone()
  await query('update users set phone = $1 where id = $2', [phone, account.id])
  const fourth = await visit(CALM)
  await open(fourth, '/login/phone')
  await fourth.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await fourth.getByRole('button', { name: 'Send me a code' }).click()
  await code(fourth).fill(await codeTo(phone))
  await fourth.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await seesHeading(fourth, 'One more step')
  await sendCode(fourth, second)
  await untilAt(fourth, '/')

  // The phone is lost, and the codes: an admin takes the second step away.
  const admin = await visit({ ...CALM, as: await theAdmin() })
  await open(admin, `/dashboard/users?search=${account.email}`)
  await admin.getByRole('button', { name: `Turn off two-step login of ${account.email}` }).click()
  expect(await answerDialog(admin, 'Turn off two-step login')).toContain('Make sure the owner asked you')
  await untilToasted(admin, 'success', 'Two-step login is off.')
  await admin.getByRole('button', { name: /^Turn off two-step/ }).waitFor({ state: 'detached' })
  expect(await wrongOnPhoneAndLaptop(admin)).toEqual([])
})

test('a device is logged out from another, and asked to log in at its next page', async ({ visit, troubles }) => {
  troubles.expect(/^answer 401 \w+ \/api\//, /^console: .*could not be read/)
  const account = await newVendor()
  const page = await visit({ as: account, ...CALM })
  await open(page, '/dashboard/profile')
  await seesHeading(page, 'Where you are logged in')
  await sees(page, 'This device')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  const other = await visit(CALM)
  await open(other, '/login')
  await other.getByLabel('Username', { exact: true }).fill(account.email)
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await untilAt(other, '/')
  await page.reload()
  await page.getByRole('button', { name: /^Log out Chrome on \w+$/ }).click()
  await untilToasted(page, 'success', 'That device is logged out.')
  await open(other, '/dashboard/profile')
  await untilAt(other, '/login?next=%2Fdashboard%2Fprofile')
})

test('a login by phone, too, is led to the set-up that the shop asks for, and from there to where it came from', async ({
  visit,
}) => {
  const account = await newVendor()
  const phone = newPhone()
  await query('update users set phone = $1 where id = $2', [phone, account.id])
  const page = await visit(CALM)
  // The setting is of the whole shop, and other tests log in to it meanwhile.
  await page.route('**/api/account/totp', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isAskedFor: true } })
  })
  await open(page, '/login/phone?next=%2Fdashboard%2Forders')
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await code(page).fill(await codeTo(phone))
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await untilAt(page, '/dashboard/profile?edit=two-step&next=%2Fdashboard%2Forders')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await untilAt(page, '/dashboard/orders')
})
