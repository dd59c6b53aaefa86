import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { wrongByDayAndNight } from './findings.ts'
import { answerDialog, open, sees } from './look.ts'
import { expect, test } from './own-shop.ts'
import { theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { newStatement } from './statements.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const PHONE_SIZE = { width: 360, height: 740 }

test('a store hands in its BIN and its bKash account, an admin approves them, and payouts go there until it is changed', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 400 POST \/api\/papers/)
  const admin = await theAdmin(shop.url)
  const store = await newStore(shop.url)
  await newStatement(store, shop.dataDir)
  const page = await visit({ as: store, viewport: PHONE_SIZE })
  await open(page, '/dashboard/papers')
  await handsInBin(page)
  await handsInBkash(page, 'Add a payout account', '01711000000')
  await looksRight(page)

  const office = await visit({ as: admin, viewport: PHONE_SIZE })
  await open(office, '/dashboard/overview')
  await office.getByRole('link', { name: 'Documents to review' }).click()
  await sees(office, '001234567-0101, Rahima Textiles, 12 Mirpur Road, Dhaka')
  await looksRight(office)
  await office.getByRole('button', { name: /^Approve: BIN/ }).click()
  await sees(office, 'Nothing to review.')
  await approveAccount(office)
  await open(office, '/dashboard/payouts')
  await sees(office, 'bKash 01711000000')

  await open(page, '/dashboard/papers')
  await sees(page, 'bKash, •••••••0000')
  await handsInBkash(page, 'Change payout account', '01811006789')
  await page.getByText(/^Payouts are on hold: another account/).waitFor()
  await looksRight(page)
  await open(office, '/dashboard/payouts')
  await office.getByText(/^Payouts are on hold: another account/).waitFor()
  await looksRight(office)
  await approveAccount(office)
  await open(office, '/dashboard/payouts')
  await office.getByText(/^Payouts are on hold until/).waitFor()
  expect(await office.getByRole('button', { name: /^Prepare: / }).count()).toBe(0)
})

test('what is refused is said with its reason, and a change is taken back by its store', async ({ shop, visit }) => {
  const admin = await theAdmin(shop.url)
  const store = await newStore(shop.url)
  const account = (number: string) => call('POST /api/payout-accounts', { body: { way: 'bkash', number } }, store)
  const { nextAccount } = await account('01711000000')
  const params = { id: String(nextAccount?.id) }
  await call('PUT /api/payout-accounts/:id/approval', { params }, admin)
  await account('01911000000')
  const paper = { kind: 'tin', number: '123456789012', holder: 'Rahima Khatun' } as const
  await call('POST /api/papers', { body: paper }, store)

  const office = await visit({ as: admin, viewport: PHONE_SIZE })
  await open(office, '/dashboard/papers')
  await office.getByRole('button', { name: `Reject: TIN (tax) of ${store.storeName}` }).click()
  await office.getByLabel('Reason').fill('The name is another')
  await answerDialog(office, 'Reject')
  await untilToasted(office, 'success')

  const page = await visit({ as: store, viewport: PHONE_SIZE })
  await open(page, '/dashboard/papers')
  await page.getByText(/is rejected: The name is another$/).waitFor()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await untilToasted(page, 'success')
  await page.getByText(/^Payouts are on hold: /).waitFor({ state: 'detached' })
})

async function handsInBin(page: Page): Promise<void> {
  const bin = page.getByRole('region', { name: 'BIN (VAT registration)' })
  await bin.getByText('Submit: BIN (VAT registration)').click()
  await bin.getByLabel('Number').fill('12345')
  await bin.getByLabel('Registered name').fill('Rahima Textiles')
  await bin.getByLabel('Registered address').fill('12 Mirpur Road, Dhaka')
  await page.keyboard.press('Enter')
  await sees(page, 'A BIN has 13 digits, like 001234567-0101.')
  await bin.getByLabel('Number').fill('০০১২৩৪৫৬৭০১০১')
  await page.keyboard.press('Enter')
  await sees(page, '001234567-0101, Rahima Textiles, 12 Mirpur Road, Dhaka')
}

async function handsInBkash(page: Page, summary: string, number: string): Promise<void> {
  await page.locator('summary').getByText(summary, { exact: true }).click()
  await page.getByLabel('Payout method').selectOption({ label: 'bKash' })
  await page.getByLabel('bKash number').fill(number)
  await looksRight(page)
  await page.keyboard.press('Enter')
  await sees(page, `bKash, •••••••${number.slice(-4)}`)
}

async function approveAccount(page: Page): Promise<void> {
  await open(page, '/dashboard/papers?list=accounts')
  await page.getByRole('button', { name: /^Approve: Payout account/ }).click()
  await sees(page, 'Nothing to review.')
}

async function looksRight(page: Page): Promise<void> {
  // While it fades, its words have any colour.
  await expect.poll(() => page.locator('.toasts [data-type]').count()).toBe(0)
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
}
