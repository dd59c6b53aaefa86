import type { Page } from 'playwright-core'
import { query } from './database.ts'
import { open, sees, untilAt, untilCaughtUp } from './look.ts'
import { newCustomer } from './people.ts'
import { codeTo, newPhone } from './sent-codes.ts'
import { expect, PHONE, test } from './visit.ts'

/** A browser that reads SMS: this one comes when the test says so. */
async function readsSms(page: Page): Promise<(code: string) => Promise<void>> {
  await page.addInitScript(() => {
    const came = new Promise((read) => Object.assign(globalThis, { smsComes: (code: string) => read({ code }) }))
    Object.assign(globalThis, { OTPCredential: class {} })
    Object.defineProperty(navigator.credentials, 'get', { value: () => came })
  })
  return (code) => page.evaluate((sms) => Reflect.get(globalThis, 'smsComes')(sms), code)
}

test('the code of an SMS logs in by itself, where nothing else is asked for', async ({ visit }) => {
  const page = await visit({ ...PHONE, fresh: true })
  const comes = await readsSms(page)
  const phone = newPhone()
  await open(page, '/login/phone')
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  await comes(await codeTo(phone))
  await untilAt(page, '/')
})

test('beside a new password the code of an SMS is filled in and leads on; a half-typed password is not sent', async ({
  visit,
}) => {
  for (const typed of ['', 'half a']) {
    const account = { ...(await newCustomer()), phone: newPhone() }
    await query('update users set phone = $1 where id = $2', [account.phone, account.id])
    const page = await visit({ ...PHONE, fresh: true })
    const comes = await readsSms(page)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await open(page, '/forgot-password')
    await page.getByRole('textbox', { name: 'Email or phone' }).fill(account.phone)
    await page.getByRole('button', { name: 'Send a code or link' }).click()
    const password = page.getByLabel('New password', { exact: true })
    await password.waitFor()
    if (typed) await password.pressSequentially(typed)
    await comes('123456')
    await expect.poll(() => page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('123456')
    await page.waitForFunction((element) => document.activeElement === element, await password.elementHandle())
    await password.pressSequentially('X')
    await expect.poll(() => password.inputValue()).toBe(`${typed}X`)
    await untilCaughtUp(page)
    expect(asked).not.toContain('/api/auth/reset-password')
    await sees(page, 'New password')
  }
})
