import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type MailServer, openMailServer } from '../../src/server/testing/mail-server.ts'
import { call } from './calls.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { open, seesHeading } from './look.ts'
import { CONTACT } from './ordering.ts'
import { test as base, expect } from './own-shop.ts'
import { type Account, newCustomer } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { PHONE } from './visit.ts'

const PREFERENCES = '/dashboard/profile/messages'
const TARGETS = ', main label'
const PUBLIC_URL = 'https://haat.example'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await openMailServer()
})
afterAll(() => mailServer.close())

const test = base.extend('settings', { scope: 'file' }, () => ({
  ...{ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'Haat <orders@haat.example>', PUBLIC_URL },
}))

async function orderFrom(store: Store, customer: Account): Promise<number> {
  const { id: productId } = await newProduct(store, { name: 'White panjabi' })
  const { Name, Email, Phone, Address, City } = CONTACT
  const contact = { name: Name, email: Email, phone: Phone, shippingAddress: Address, shippingCity: City }
  const items = [{ productId, price: 1450, quantity: 1, Size: 'M' as const }]
  return (await call('POST /api/orders/create', { body: { ...contact, totalAmount: 1510, items } }, customer)).id
}

const complete = (orderId: number, store: Store) =>
  call('PUT /api/orders/:id/status', { params: { id: String(orderId) }, body: { status: 'Completed' } }, store)

const subjectsAbout = (orderId: number) =>
  mailServer.received.map(({ subject = '' }) => subject).filter((subject) => subject.includes(`rder ${orderId}`))

const box = (page: Page, kind: string, way: RegExp) =>
  page.getByRole('group', { name: kind }).getByRole('checkbox', { name: way })

/** What is in the bell is written with the mails of the same event, and is there last where nothing was mailed. */
async function isRung(account: Account, words: RegExp): Promise<void> {
  await expect
    .poll(async () => (await call('GET /api/bell', {}, account)).items.some(({ text }) => words.test(text)))
    .toBe(true)
}

test('a store turns mails of one kind off, by keyboard, and gets no more of them; what must be told stays', async ({
  shop,
  visit,
}) => {
  const [store, customer] = [await newStore(shop.url), await newCustomer(shop.url)]
  const page = await visit({ ...PHONE, as: store })
  await open(page, PREFERENCES)
  await seesHeading(page, 'Notifications')
  expect(await wrongOnPhoneAndLaptop(page, TARGETS)).toEqual([])
  const toPack = box(page, 'An order to pack', /^By email/)
  await toPack.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => toPack.isChecked()).toBe(false)
  const placed = box(page, 'Your order is placed', /^By email/)
  expect([await placed.isChecked(), await placed.isDisabled()]).toEqual([true, true])
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await untilToasted(page, 'success', 'Saved')

  const orderId = await orderFrom(store, customer)
  await expect.poll(() => subjectsAbout(orderId)).toEqual([`Your order ${orderId} at Haat`])
  await isRung(store, new RegExp(`^Order ${orderId}: 1 piece`))
  expect(subjectsAbout(orderId)).toEqual([`Your order ${orderId} at Haat`])
  await open(page, PREFERENCES)
  await expect.poll(() => toPack.isChecked()).toBe(false)
  const body = { changes: [{ kind: 'order_placed', way: 'mail' as const, isOn: false }] }
  await expect(call('PUT /api/messages/preferences', { body }, store)).rejects.toThrow('message_must_be_told')
})

test('one click in a mail ends mails of its kind, without a login, by keyboard and on a phone', async ({
  shop,
  visit,
}) => {
  const [store, customer] = [await newStore(shop.url), await newCustomer(shop.url)]
  const first = await orderFrom(store, customer)
  await complete(first, store)
  await expect.poll(() => subjectsAbout(first)).toContain(`Order ${first} is delivered`)
  const mail = mailServer.received.find(({ subject }) => subject === `Order ${first} is delivered`)
  const page = await visit({ ...PHONE, shopUrl: shop.url })
  await page.setContent(mail?.html || 'nothing')
  const link = page.getByRole('link', { name: 'Unsubscribe from these emails' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^https:\/\/haat\.example\/unsubscribe\?/)

  await page.goto(address.replace(PUBLIC_URL, shop.url))
  await seesHeading(page, 'Unsubscribe from these emails?')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Unsubscribe')
  await page.keyboard.press('Enter')
  await seesHeading(page, 'You are unsubscribed from these emails')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])

  const second = await orderFrom(store, customer)
  await complete(second, store)
  await isRung(customer, new RegExp(`^Order ${second} is delivered`))
  expect(subjectsAbout(second)).not.toContain(`Order ${second} is delivered`)
  const own = await visit({ ...PHONE, as: customer })
  await open(own, PREFERENCES)
  await expect.poll(() => box(own, 'Your parcel is delivered', /^By email/).isChecked()).toBe(false)
  await expect.poll(() => box(own, 'Your parcel is delivered', /^In the shop/).isChecked()).toBe(true)
})
