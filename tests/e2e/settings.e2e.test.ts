import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { newGarment } from './goods.ts'
import { open, sees, seesHeading, untilAnswered, untilAt } from './look.ts'
import { expect, test } from './own-shop.ts'
import { theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'
import { PHONE } from './visit.ts'

const SETTINGS = '/dashboard/settings'
const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const foot = (page: Page) => page.locator('footer address a').allInnerTexts()

test('what an admin sets stands on every page at once, and in the audit; what is cleared is gone', async ({
  shop,
  visit,
}) => {
  const admin = await theAdmin(shop.url)
  const office = await visit({ as: admin })
  await open(office, '/')
  expect(await office.locator('footer address').count()).toBe(0)
  await office.getByRole('button', { name: 'Dashboard' }).focus()
  await office.getByRole('banner').getByRole('link', { name: 'Overview', exact: true }).click()
  await office.getByRole('link', { name: 'Settings', exact: true }).click()
  await seesHeading(office, 'Settings')
  await seesHeading(office, 'SMS today')
  await sees(office, 'No gateway is set up: SMS are held.')
  await sees(office, '৳0 of ৳500')
  await field(office, /^Shipping fee/).fill('৮০.৫')
  await field(office, /^Contact phone/).fill('+880 1711-223344')
  await field(office, /^Contact email/).fill('help@haat.example')
  await field(office, /^Address/).fill('12 Mirpur Road, Dhaka')
  await field(office, /^Facebook/).fill('https://www.facebook.com/haat')
  await save(office)
  await untilToasted(office, 'success', 'Saved')
  const told = ['01711-223344', 'help@haat.example', '12 Mirpur Road, Dhaka', 'Facebook']
  await expect.poll(() => foot(office)).toEqual(told)
  await expect.poll(() => field(office, /^Contact phone/).inputValue()).toBe('01711223344')

  const shopper = await visit({ ...PHONE, deviceScaleFactor: 1, shopUrl: shop.url })
  await open(shopper, '/')
  await expect.poll(() => foot(shopper)).toEqual(told)
  const links = shopper.locator('footer address a')
  expect(await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+8801711223344',
    'mailto:help@haat.example',
    null,
    'https://www.facebook.com/haat',
  ])
  await expect.poll(() => links.last().getAttribute('rel')).toBe('noopener')
  expect(await wrongOnPhoneAndLaptop(shopper, ', footer address a[href]')).toEqual([])
  await open(shopper, '/terms')
  await sees(shopper, 'Shipping is ৳80.50 for the whole order, however many stores are in it.')

  await open(office, '/dashboard/audit?subject=settings')
  const entry = office.locator('.audit-entry').first()
  const words = (await entry.innerText()).replace(/\s+/g, ' ')
  expect(words).toMatch(/^admin changed the settings /)
  expect(words).toContain('Shipping fee from ৳60 → to ৳80.50')
  expect(words).toContain('Facebook from — → to https://www.facebook.com/haat')

  await open(office, SETTINGS)
  for (const name of [/^Contact phone/, /^Contact email/, /^Address/, /^Facebook/]) await field(office, name).fill('')
  await save(office)
  await expect.poll(() => office.locator('footer address').count()).toBe(0)
  await open(shopper, '/')
  expect(await shopper.locator('footer address').count()).toBe(0)
})

test('the page of a product names the fee of now, also to who has been in the shop for long', async ({
  shop,
  visit,
}) => {
  const admin = await theAdmin(shop.url)
  const garment = await newGarment({ dataDir: shop.dataDir })
  const page = await visit({ shopUrl: shop.url, fresh: true })
  await page.clock.install()
  await open(page, '/terms')
  await call('PUT /api/settings', { body: { shippingFee: 0 } }, admin)
  await page.clock.fastForward('01:01')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click()
  await page.getByRole('link', { name: garment.name }).first().click()
  await page.getByText('Free shipping', { exact: true }).waitFor()
})

test('what a page knows of the settings stays at its foot when asking again is not answered', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^no answer GET .*\/api\/settings\/public/, /^console: .*ERR_FAILED/)
  await call('PUT /api/settings', { body: { contactEmail: 'help@haat.example' } }, await theAdmin(shop.url))
  await newGarment({ dataDir: shop.dataDir })
  const page = await visit({ shopUrl: shop.url, fresh: true })
  await page.clock.install()
  await open(page, '/terms')
  await expect.poll(() => foot(page)).toEqual(['help@haat.example'])
  await page.route('**/api/settings/public', (route) => route.abort())
  await page.clock.fastForward('01:01')
  const asked = page.waitForEvent('requestfailed')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click()
  await asked
  await untilAt(page, '/shop')
  await page.locator('.product-card').first().waitFor()
  await untilAnswered(page)
  expect(await foot(page)).toEqual(['help@haat.example'])
})

test('what cannot be is refused at its field, and nothing is saved', async ({ shop, visit, troubles }) => {
  troubles.expect(/^answer 400 PUT \/api\/settings/)
  const admin = await theAdmin(shop.url)
  const before = await call('GET /api/settings', {}, admin)
  const page = await visit({ ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce', as: admin })
  await open(page, SETTINGS)
  await field(page, /^Shipping fee/).fill('')
  await field(page, /^Low-stock threshold/).fill('51')
  await field(page, /^YouTube/).fill('http://youtube.com/@haat')
  await save(page)
  await sees(page, 'Must be an amount in taka.')
  await sees(page, 'Must be between 1 and 50.')
  await sees(page, 'Must be a link that begins with https://.')
  const isFocused = (name: RegExp) => field(page, name).evaluate((input) => input === document.activeElement)
  await expect.poll(() => isFocused(/^Shipping fee/)).toBe(true)
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  expect(await call('GET /api/settings', {}, admin)).toEqual(before)
  await field(page, /^Shipping fee/).fill('65')
  await field(page, /^Low-stock threshold/).fill('7')
  await field(page, /^YouTube/).fill('')
  await save(page)
  await untilToasted(page, 'success', 'Saved')
  expect(await call('GET /api/settings', {}, admin)).toMatchObject({ shippingFee: 65, lowStockLine: 7, youtube: '' })
})

test('of two admins nobody undoes what the other has saved; what both have changed is chosen', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 PUT \/api\/settings/)
  const admin = await theAdmin(shop.url)
  await call('PUT /api/settings', { body: { shippingFee: 60, lowStockLine: 5 } }, admin)
  const page = await visit({ ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce', as: admin })
  await open(page, SETTINGS)
  await call('PUT /api/settings', { body: { shippingFee: 70 } }, admin)
  await field(page, /^Low-stock threshold/).fill('9')
  await save(page)
  await untilToasted(page, 'success', 'Saved')
  expect(await call('GET /api/settings', {}, admin)).toMatchObject({ shippingFee: 70, lowStockLine: 9 })
  await expect.poll(() => field(page, /^Shipping fee/).inputValue()).toBe('70')

  await call('PUT /api/settings', { body: { shippingFee: 80 } }, admin)
  await field(page, /^Shipping fee/).fill('90')
  await save(page)
  const both = page.getByRole('group', { name: 'Shipping fee: someone else has changed this' })
  await both.waitFor()
  await expect.poll(() => both.locator('p').innerText()).toBe('Now in the shop: 80 · Yours: 90')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await save(page)
  await expect.poll(async () => (await call('GET /api/settings', {}, admin)).shippingFee).toBe(90)
})
