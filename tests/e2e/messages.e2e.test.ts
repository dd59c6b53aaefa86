import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { LOGIN, type MailServer, openMailServer } from '../../src/server/testing/mail-server.ts'
import { call } from './calls.ts'
import { query } from './database.ts'
import { wrongByDayAndNight, wrongOnPhoneAndLaptop } from './findings.ts'
import { answerDialog, open, sees, seesHeading, untilAt, untilLoaded, untilThere } from './look.ts'
import { CONTACT } from './ordering.ts'
import { test as base, expect } from './own-shop.ts'
import { type Account, newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { PHONE } from './visit.ts'

const MESSAGES = '/dashboard/messages'
const TARGETS = ', .frame-link, main nav a, main summary, main th a'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await openMailServer({ asksLogin: true })
})
afterAll(() => mailServer.close())

/** In a shop that sends its mails to that server. */
const test = base.extend('settings', { scope: 'file' }, () => ({
  SMTP_URL: `smtp://${encodeURIComponent(LOGIN.user)}:${encodeURIComponent(LOGIN.password)}@127.0.0.1:${mailServer.port}`,
  MAIL_FROM: 'Haat <orders@haat.example>',
  PUBLIC_URL: 'https://haat.example',
}))

/** Orders one piece of a new product of the store; the order’s number. */
async function orderFrom(store: Store, customer: Account, name = 'White panjabi'): Promise<number> {
  const { id: productId } = await newProduct(store, { name })
  const { Name, Email, Phone, Address, City } = CONTACT
  const contact = { name: Name, email: Email, phone: Phone, shippingAddress: Address, shippingCity: City }
  const items = [{ productId, price: 1450, quantity: 1, Size: 'M' as const }]
  return (await call('POST /api/orders/create', { body: { ...contact, totalAmount: 1510, items } }, customer)).id
}

/** What the mail server has had of mails about this order. */
/** To an email that nobody has confirmed less is said. */
const confirmEmail = (store: Store, dataDir?: string) =>
  query('update vendors set proven_email = $2 where id = $1', [store.vendorId, store.email], dataDir)

const mailsAbout = (orderId: number) =>
  mailServer.received.filter(({ subject }) => new RegExp(`\\border ${orderId}\\b`, 'i').test(subject ?? ''))

const rowTo = (page: Page, address: string) => page.getByRole('row', { name: address })

/** Asks for the list until a row says this of a mail about the order. */
async function comesTo(page: Page, address: string, { state, orderId }: { state: string; orderId: number }) {
  await expect
    .poll(async () => {
      await open(page, `${MESSAGES}?way=mail&state=${state}&search=${orderId}`)
      await untilLoaded(page)
      return await rowTo(page, address).count()
    })
    .toBe(1)
}

test('nothing has failed yet', async ({ shop, visit }) => {
  const page = await visit({ ...PHONE, as: await theAdmin(shop.url) })
  await open(page, `${MESSAGES}?state=Failed`)
  await sees(page, 'No messages found.')
  expect(await wrongOnPhoneAndLaptop(page, TARGETS)).toEqual([])
})

test('a mail that was refused says why, and is sent again; then it is read as it was sent', async ({
  shop,
  visit,
  troubles,
}) => {
  // The test’s own: what looks for faults is a script for every document, and this one runs none.
  troubles.expect(/^console: Blocked script execution in 'about:srcdoc'/)
  mailServer.behave({ recipient: { code: 550, words: '5.1.1 No such user here' } })
  const [store, customer] = [await newStore(shop.url), await theAdmin(shop.url)]
  const page = await visit({ ...PHONE, as: await theAdmin(shop.url), fresh: true })
  const orderId = await orderFrom(store, customer, 'Panjabi <b>&"\'</b><img src=x onerror=alert(1)>')
  await comesTo(page, CONTACT.Email, { state: 'Failed', orderId })
  await comesTo(page, store.email, { state: 'Failed', orderId })
  await expect.poll(() => page.getByText('550 5.1.1 No such user here').count()).toBe(2)
  await sees(page, 'Failed')
  expect(await wrongOnPhoneAndLaptop(page, TARGETS)).toEqual([])

  mailServer.behave({})
  const again = rowTo(page, CONTACT.Email).getByRole('button')
  await expect.poll(() => again.innerText()).toBe('Send again')
  await again.click()
  await untilToasted(page, 'success', 'It is on its way.')
  await comesTo(page, CONTACT.Email, { state: 'Sent', orderId })
  expect(mailsAbout(orderId).map(({ subject }) => subject)).toEqual([`Your order ${orderId} at Haat`])
  expect(new Set(mailServer.logins)).toEqual(new Set([`${LOGIN.user}:${LOGIN.password}`]))

  await rowTo(page, CONTACT.Email).getByRole('link').click()
  await seesHeading(page, `Your order ${orderId} at Haat`)
  await untilAt(page, page.url().slice(shop.url.length))
  const mail = page.frameLocator('iframe')
  await mail.getByRole('heading', { name: 'Thank You for Your Order!' }).waitFor()
  await mail.getByText('Panjabi <b>&"\'</b><img src=x onerror=alert(1)>').waitFor()
  await mail.getByText('Cash on delivery: you pay ৳1,510 in cash when it arrives.').waitFor()
  const way = mail.getByRole('link', { name: 'See this order' })
  await expect.poll(() => way.getAttribute('href')).toBe(`https://haat.example/dashboard/orders/${orderId}`)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => way.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(18, 84, 63)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => way.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(127, 208, 173)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await mail.locator('img, script').count()).toBe(0)
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toMatch(/allow-(scripts|forms|top)/)
  // Whole, and nothing of it sticks out: neither to the right nor below.
  const room = () =>
    page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const root = frame.contentDocument?.documentElement
      return [frame.clientHeight - (root?.scrollHeight ?? 0), (root?.scrollWidth ?? 0) - frame.clientWidth]
    })
  await expect.poll(room).toEqual([0, 0])
  await page.getByText('As plain text').click()
  await page.locator('pre').getByText('Total: ৳1,510').waitFor()
  expect(await wrongOnPhoneAndLaptop(page, TARGETS)).toEqual([])
})

test('what has arrived once is sent once more after a question only, and the audit knows who did it', async ({
  shop,
  visit,
}) => {
  mailServer.behave({})
  const [store, customer] = [await newStore(shop.url), await theAdmin(shop.url)]
  await confirmEmail(store, shop.dataDir)
  const orderId = await orderFrom(store, customer)
  const page = await visit({ as: await theAdmin(shop.url) })
  await expect.poll(() => mailsAbout(orderId)).toHaveLength(2)
  await comesTo(page, store.email, { state: 'Sent', orderId })
  await untilThere(page, `${MESSAGES}?search=${orderId}`, '5 in all')
  const ways = page.getByRole('navigation', { name: 'Channel' })
  await ways.getByRole('link', { name: 'SMS' }).click()
  await sees(page, 'SMS, 1 part')
  await sees(page, '1 in all')
  await ways.getByRole('link', { name: 'By email' }).click()
  await untilAt(page, `${MESSAGES}?way=mail&search=${orderId}`)
  await sees(page, '2 in all')
  await rowTo(page, store.email).getByRole('link').click()
  await seesHeading(page, `Order ${orderId}: a parcel to pack`)
  const again = page.getByRole('button', { name: `Send again: Order ${orderId}: a parcel to pack to ${store.email}` })
  await again.click()
  expect(await answerDialog(page, 'No, go back')).toBe(`This was already sent to ${store.email}. Send it once more?`)
  await again.click()
  await answerDialog(page, 'Send again')
  await untilToasted(page, 'success', 'It is on its way.')
  await expect.poll(() => mailsAbout(orderId)).toHaveLength(3)
  await open(page, '/dashboard/audit?subject=message')
  await page.getByText(/^admin resent the message Order \d+: a parcel to pack/).waitFor()
})

test('a mail itself is fit for a phone and for everybody', async ({ shop, visit }) => {
  mailServer.behave({})
  const [store, customer] = [await newStore(shop.url), await theAdmin(shop.url)]
  const orderId = await orderFrom(store, customer, 'A very long name '.repeat(9))
  await expect.poll(() => mailsAbout(orderId)).toHaveLength(2)
  const page = await visit({ ...PHONE, fresh: true })
  for (const { html } of mailsAbout(orderId)) {
    await page.setContent(html || 'nothing')
    expect(await wrongOnPhoneAndLaptop(page, ', a')).toEqual([])
    expect(await wrongByDayAndNight(page, [360, 700])).toEqual([])
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe('rgb(24, 19, 16)')
  }
})

test('a shop without a mail server keeps its mails, says so, and sends none', async ({ visit }) => {
  const [admin, store] = [await theAdmin(), await newStore()]
  await confirmEmail(store)
  const orderId = await orderFrom(store, admin)
  const page = await visit({ ...PHONE, as: admin, fresh: true })
  await expect
    .poll(async () => {
      await open(page, `${MESSAGES}?search=${orderId}&state=Kept`)
      await untilLoaded(page)
      return await page.getByText('No email server is set up').count()
    })
    .toBe(2)
  expect(await page.getByRole('main').getByRole('button', { name: /^Send/ }).count()).toBe(0)
  expect(await wrongOnPhoneAndLaptop(page, TARGETS)).toEqual([])
  await rowTo(page, store.email).getByRole('link').click()
  await page.frameLocator('iframe').getByText('You find this order in the shop, under My orders.').waitFor()
})

test('mails are for admins: anybody else is led away', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  await page.goto(MESSAGES)
  await untilAt(page, '/unauthorized')
})
