import { afterAll, beforeAll } from 'vitest'
import { type MailServer, openMailServer } from '../../src/server/testing/mail-server.ts'
import { call } from './calls.ts'
import { open, seesHeading } from './look.ts'
import { CONTACT } from './ordering.ts'
import { test as base, expect } from './own-shop.ts'
import { type Account, newCustomer } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { PHONE } from './visit.ts'

const PUBLIC_URL = 'https://haat.example'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await openMailServer()
})
afterAll(() => mailServer.close())

/** In a shop that sends mails and knows its own address: a mail can be ended from itself. */
const test = base.extend('settings', { scope: 'file' }, () => ({
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  MAIL_FROM: 'Haat <orders@haat.example>',
  PUBLIC_URL,
}))

async function orderFrom(store: Store, customer: Account): Promise<number> {
  const { id: productId } = await newProduct(store, { name: 'White panjabi' })
  const { Name, Email, Phone, Address, City } = CONTACT
  const contact = { name: Name, email: Email, phone: Phone, shippingAddress: Address, shippingCity: City }
  const items = [{ productId, price: 1450, quantity: 1, Size: 'M' as const }]
  return (await call('POST /api/orders/create', { body: { ...contact, totalAmount: 1510, items } }, customer)).id
}

const subjectsOf = (orderId: number) =>
  mailServer.received.map(({ subject = '' }) => subject).filter((subject) => subject.includes(String(orderId)))

test('a store ends its mails about orders by the link of one, without a login, and turns them on again', async ({
  shop,
  visit,
}) => {
  const [store, customer] = [await newStore(shop.url), await newCustomer(shop.url)]
  const first = await orderFrom(store, customer)
  await expect.poll(() => subjectsOf(first)).toContain(`Order ${first}: a parcel to pack`)
  const mail = mailServer.received.find(({ subject }) => subject === `Order ${first}: a parcel to pack`)
  const link = /https:\S+\/unsubscribe\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const path = link.slice(PUBLIC_URL.length)

  const page = await visit({ ...PHONE, shopUrl: shop.url })
  await page.goto(path)
  await seesHeading(page, 'No more of these mails?')
  const { width, height } = (await page.getByRole('button', { name: 'Stop these mails' }).boundingBox()) ?? {}
  expect([Number(width) >= 44, Number(height) >= 44]).toEqual([true, true])
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await seesHeading(page, 'You get no more of these mails')

  const second = await orderFrom(store, customer)
  // The customer’s is written with it, in the same breath.
  await expect.poll(() => subjectsOf(second)).toEqual([`Your order ${second} at Haat`])

  const own = await visit({ as: store })
  await open(own, '/dashboard/profile/messages')
  const box = own.getByRole('group', { name: 'An order to pack' }).getByRole('checkbox', { name: 'Mail' })
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await own.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => {
      await own.reload()
      return await box.isChecked()
    })
    .toBe(true)
  const third = await orderFrom(store, customer)
  await expect.poll(() => subjectsOf(third)).toContain(`Order ${third}: a parcel to pack`)
})
