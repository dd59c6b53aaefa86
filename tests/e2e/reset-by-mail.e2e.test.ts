import { afterAll, beforeAll } from 'vitest'
import { type MailServer, openMailServer } from '../../src/server/testing/mail-server.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { open, sees, seesHeading, untilAt } from './look.ts'
import { test as base, expect } from './own-shop.ts'
import { newCustomer } from './people.ts'
import { untilToasted } from './toasts.ts'
import { PHONE } from './visit.ts'

const NEW = 'jamdani of 1972'
const PUBLIC_URL = 'https://haat.example'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await openMailServer()
})
afterAll(() => mailServer.close())

/** In a shop that sends mails and knows its own address: a mail leads there by a link. */
const test = base.extend('settings', { scope: 'file' }, () => ({
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  MAIL_FROM: 'Haat <orders@haat.example>',
  PUBLIC_URL,
}))

test('a forgotten password is chosen anew by the link of a mail, which opens once', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 400 POST \/api\/auth\/reset-password/)
  const account = await newCustomer(shop.url)
  const page = await visit({ ...PHONE, shopUrl: shop.url })
  await open(page, '/forgot-password')
  await page.getByRole('textbox', { name: 'Email or phone' }).fill(account.email)
  await page.getByRole('button', { name: 'Send a code or link' }).click()
  await sees(
    page,
    `If ${account.email} belongs to an account, we have sent an email with a link there. It works once, within 30 minutes.`,
  )
  const sent = () => mailServer.received.filter(({ text }) => text?.includes('/reset-password#'))
  await expect.poll(sent).toHaveLength(1)
  const link = /https:\S+\/reset-password#[\w.-]+/.exec(sent()[0]?.text ?? '')?.[0] ?? ''
  const path = link.slice(PUBLIC_URL.length)
  await open(page, path)
  await seesHeading(page, 'Choose a new password')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  const choose = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
  }
  await choose(account.username)
  await sees(page, 'Please choose a password without your name in it.')
  await choose(NEW)
  await untilToasted(page, 'success', /^Your password is changed/)
  await untilAt(page, '/login')
  await page.getByRole('textbox', { name: 'Username' }).fill(account.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await untilAt(page, '/')
  await open(page, path)
  await choose('another of 1973')
  await sees(page, 'This code is wrong, or no longer valid.')
})
