import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { carriedBy, expect, newOrder, packedOnScreen, placedOf, setUp, takenOf, test, untilStage } from './carried.ts'
import { open, savedBy, sees, seesHeading, untilAt } from './look.ts'
import { CONTACT, orderedOnScreen } from './ordering.ts'
import { type Account, newAdmin, newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { closeStatements, holdIsOver, soldLastWeek, takesATenth } from './statements.ts'
import { untilToasted } from './toasts.ts'

const PHONE_SIZE = { width: 360, height: 740 }
const BANK = {
  Bank: 'City Bank',
  Branch: 'Mirpur',
  'Routing number': '225263584',
  'Account name': 'Rahima Textiles',
  'Account number': '1101234567890',
}
/** Of 1,000 taka, a tenth and 15 % on that are the shop’s. */
const DUE = '৳885'

test('a month of a store: ordered, carried, settled by the courier, closed in a statement, and paid by the bank’s file', async ({
  shop,
  couriers: { pathao },
  troubles,
  visit,
}) => {
  // Another store asks for its statement, and what is in a file already is to be put into another.
  troubles.expect(/^answer 404 GET \/api\/statements\/\d+/, /^console: .*There is no such statement\.$/)
  troubles.expect(/^answer 409 POST \/api\/payouts\/files/)
  const [first, second] = [await theAdmin(shop.url), await newAdmin(shop)]
  const [store, other] = [await newStore(shop.url), await newStore(shop.url)]
  await soldLastWeek(shop.dataDir)
  await takesATenth(shop.dataDir)
  await setUp(shop.url, pathao)
  const see = (as: Account) => visit({ as, viewport: PHONE_SIZE })
  const [page, ofOther, admin, secondAdmin] = [await see(store), await see(other), await see(first), await see(second)]
  await changesItsAccount(page, admin, store)
  await holdIsOver(store, shop.dataDir)
  const shopper = await newCustomer(shop.url)
  const garments = [
    await newProduct(store, { name: 'Jamdani saree', priceTaka: 1000 }),
    await newProduct(other, { name: 'Nakshi kantha', priceTaka: 500 }),
  ]
  const orderId = await orderedOnScreen(await see(shopper), garments, { ...CONTACT, Address: 'House 4, Mirpur 10' })
  const [own, ofTheOther] = [await placedOf(store, shopper, orderId), await placedOf(other, shopper, orderId)]
  const short = await newOrder(shop.url, { priceTaka: 700, quantity: 1 })
  const packed = await packedOnScreen(page, own, shop.dataDir)
  await packed.getByRole('button', { name: 'Pathao', exact: true }).click()
  await packed.getByRole('button', { name: 'Book with Pathao' }).click()
  await untilStage(own, 'handed_over')
  const booked = takenOf(pathao, own)
  const [besides, third] = [await carriedBy(pathao, ofTheOther), await carriedBy(pathao, short)]
  for (const [consignment, placed] of [
    [booked, own],
    [besides, ofTheOther],
    [third, short],
  ] as const) {
    expect(await pathao.bring(consignment, 'delivered', consignment.cash)).toBe(200)
    await untilStage(placed, 'delivered')
  }

  await isSettled(admin, [
    [booked.number, booked.cash],
    [besides.number, besides.cash],
    [third.number, third.cash - 160],
  ])
  await isDisputed(admin, third.number)
  await closeStatements(shop.dataDir, store, other)
  const path = await readsStatement(page, orderId)
  await seesOnlyItsOwn(ofOther, path, store)
  await isPaid(admin, secondAdmin, store)
  await seesItPaid(page)
  await open(ofOther, '/dashboard/payouts')
  await sees(ofOther, 'No payouts yet. Closed statements are paid out.')
})

/** From bKash to a bank: held for some days after an admin approves it. */
async function changesItsAccount(page: Page, admin: Page, store: Store): Promise<void> {
  await call('POST /api/payout-accounts', { body: { way: 'bkash', number: '01711000000' } }, store)
  await approvesAccount(admin, store)
  await open(page, '/dashboard/papers')
  await page.getByText('Change payout account', { exact: true }).click()
  for (const [label, text] of Object.entries(BANK))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByText(/^Payouts are on hold: another account/).waitFor()
  await approvesAccount(admin, store)
  await open(page, '/dashboard/papers')
  await page.getByText(/^Payouts are on hold until /).waitFor()
}

async function approvesAccount(admin: Page, { storeName }: Store): Promise<void> {
  await open(admin, '/dashboard/papers?list=accounts')
  await admin.getByRole('button', { name: `Approve: Payout account of ${storeName}` }).click()
  await sees(admin, 'Nothing to review.')
}

/** An admin loads what Pathao says that it paid, less 80 taka a parcel: what comes of it is told before. */
async function isSettled(page: Page, told: [number: string, collected: number][]): Promise<void> {
  const heads = ['Consignment ID', 'Status', 'Collected Amount', 'Delivery Charge', 'Payout']
  const rows = told.map(([number, collected]) => [number, 'Delivered', collected, 80, collected - 80])
  const content = [heads, ...rows].map((cells) => cells.join(',')).join('\n')
  await open(page, '/dashboard/settlements/load')
  await page.getByRole('combobox', { name: 'Courier', exact: true }).selectOption('pathao')
  const file = { name: 'pathao-november.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
  for (const words of ['Paid: 2', 'Underpaid: 1', 'Nothing is saved yet.']) await sees(page, words)
  const verdict = page.getByRole('region', { name: '3. Result' }).locator('[data-label="Check result"]')
  const label = (cell: Element) => getComputedStyle(cell, '::before').content
  await expect.poll(() => verdict.evaluate(label)).toBe('"Check result"')
  await page.getByRole('button', { name: 'Load 3 rows' }).click()
  await untilAt(page, '/dashboard/settlements?fileId=1')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: told[0]?.[0] ?? '' }) })
  await row.getByText('Paid', { exact: true }).waitFor()
}

/** Only what does not fit is to be looked at, and to be asked of the courier. */
async function isDisputed(page: Page, number: string): Promise<void> {
  await open(page, '/dashboard/settlements')
  const rows = page.getByRole('table', { name: /^Settlement rows/ }).getByRole('rowheader')
  await rows.first().waitFor()
  await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(number)])
  const { lines } = await savedBy(page, 'Dispute report for Pathao')
  expect(lines.slice(1)).toEqual([`${number},,Underpaid,760.00,600.00,80.00,520.00,,80.00`])
}

/** What it sold, less what the shop takes, and nothing of who sold beside it; answers where. */
async function readsStatement(page: Page, orderId: number): Promise<string> {
  await open(page, '/dashboard/statements')
  await page.getByRole('link', { name: 'Statement 1' }).click()
  await page.getByRole('heading', { name: /: statement 1$/ }).waitFor()
  const lines = page.getByRole('table', { name: 'Balance changes' }).getByRole('row')
  await lines.nth(1).waitFor()
  const words = (await lines.allInnerTexts()).slice(1).map((line) => line.replaceAll(/\s+/g, ' '))
  expect(words).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Sale, less commission Order ${orderId} Parcel \\d+: Jamdani saree .*৳885 commission with VAT −৳115$`,
      ),
    ),
  ])
  expect((await page.locator('.statement-figures').innerText()).replaceAll(/\s+/g, ' ')).toBe(
    `Opening balance ৳0 Closing balance ${DUE} Awaiting courier payment ৳0`,
  )
  const { lines: cells } = await savedBy(page, 'Download CSV')
  expect(cells.filter((line) => line.startsWith('1,'))).toEqual([
    expect.stringMatching(new RegExp(`,885\\.00,0\\.00,885\\.00,${orderId},-115\\.00,$`)),
  ])
  const { pathname } = new URL(page.url())
  await page.getByRole('link', { name: `Order ${orderId}` }).click()
  await untilAt(page, `/dashboard/orders/${orderId}`)
  await page.locator('.parcel-money summary').click()
  const money = async () => (await page.locator('.parcel-money').innerText()).replaceAll(/\s+/g, ' ')
  await expect
    .poll(money)
    .toMatch(/Goods ৳1,000 Commission .* −৳100 VAT on the commission 15 % −৳15 .*Store’s share ৳885/)
  expect(await page.getByRole('main').innerText()).not.toContain('৳500')
  return pathname
}

/** Another store that sold in the same order. */
async function seesOnlyItsOwn(page: Page, path: string, { vendorId }: Store): Promise<void> {
  await page.goto(`/dashboard/payouts/stores/${vendorId}`)
  await untilAt(page, '/unauthorized')
  await open(page, path)
  await seesHeading(page, 'Page not found')
  await open(page, '/dashboard/statements')
  const statements = page.getByRole('link', { name: 'Statement 1' })
  await statements.waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain(DUE)
  await statements.click()
  await page.getByRole('heading', { name: /: statement 1$/ }).waitFor()
  await page.getByText('৳442.50').first().waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain(DUE)
}

/** One admin prepares it, another approves it and gives it to the bank, once. */
async function isPaid(page: Page, second: Page, { storeName }: Store): Promise<void> {
  await open(page, '/dashboard/payouts')
  await page.getByRole('button', { name: `Prepare: ${DUE} to ${storeName}` }).click()
  await untilToasted(page, 'success')
  await open(second, '/dashboard/payouts?list=prepared')
  await second.getByRole('button', { name: `Approve: ${DUE} to ${storeName}` }).click()
  await untilToasted(second, 'success')
  await open(second, '/dashboard/payouts?list=approved')
  const make = second.getByRole('button', { name: 'Create a bank file' })
  await make.click()
  await sees(second, 'In file 1')
  await second.getByText(/^Created .*: 1 payout, ৳885$/).waitFor()
  const { name, lines } = await savedBy(second, 'Download file 1 as CSV')
  expect(name).toBe('haat-payouts-bank-1.csv')
  expect(lines).toEqual([
    'Payout,Store,Bank,Branch,Routing number,Account name,Account number,Amount (taka)',
    `1,${storeName},${Object.values(BANK).join()},885.00`,
  ])
  await make.click()
  await untilToasted(second, 'error', 'Every approved payout is already in a file, or on hold.')
  await expect.poll(() => second.getByRole('button', { name: /^Download file/ }).count()).toBe(1)
  await second.getByLabel('Reference').fill('FT26330')
  await second.getByRole('button', { name: 'Mark as paid' }).click()
  await sees(second, 'No approved payouts to pay.')
}

async function seesItPaid(page: Page): Promise<void> {
  await open(page, '/dashboard/payouts')
  await page.getByText(/^Paid .* reference FT26330$/).waitFor()
  await page.getByText(Object.values(BANK).join(', ')).waitFor()
  await open(page, '/dashboard/overview')
  await sees(page, 'Total Revenue')
  expect(await page.getByRole('region', { name: 'Your balance' }).count()).toBe(0)
}
