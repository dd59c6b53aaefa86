import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { query } from './database.ts'
import { wrongByDayAndNight } from './findings.ts'
import { open, sees } from './look.ts'
import { comeToCheckout, confirmOrder } from './ordering.ts'
import { expect, test } from './own-shop.ts'
import { type Account, newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { soldLastWeek } from './statements.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const PHONE_SIZE = { width: 360, height: 740 }
const WORDS = 'This store is not taking orders right now.'

test('a store in debt takes no orders: its shopper, it and an admin read why, and a payment lets them in again', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 POST \/api\/(?:orders\/create|store-terms)/)
  const [admin, store, customer] = [await theAdmin(shop.url), await newStore(shop.url), await newCustomer(shop.url)]
  const garment = await newProduct(store, { name: 'Panjabi in debt', priceTaka: 900 })
  const other = await newProduct(await newStore(shop.url), { name: 'Saree of another store', priceTaka: 900 })
  await call('PUT /api/settings', { body: { storeDebtLimit: 500 } }, admin)
  const page = await visit({ as: customer, viewport: PHONE_SIZE })
  await comeToCheckout(page, customer, other, garment)
  await paused(store, shop.dataDir)
  await confirmOrder(page)
  await untilToasted(page, 'error', `${garment.name}: ${WORDS}`)
  await open(page, garment.path)
  await sees(page, WORDS)
  expect(await page.getByRole('button', { name: 'Add to Cart' }).count()).toBe(0)
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await open(page, '/cart')
  await sees(page, WORDS)
  await sees(page, 'Not counted')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await open(page, '/checkout')
  await sees(page, `The store is not taking orders right now, so not ordered: ${garment.name}.`)
  await isReadByStore(await visit({ as: store, viewport: PHONE_SIZE }))
  const office = await visit({ as: admin, viewport: PHONE_SIZE })
  await isPaid(office, store)
  await open(page, garment.path)
  await page.getByRole('button', { name: 'Add to Cart' }).waitFor()
  await isTakenBack(office)
  await open(page, garment.path)
  await sees(page, WORDS)
  await isFoundFurtherBack(office, store, admin)
})

async function isReadByStore(page: Page): Promise<void> {
  await open(page, '/dashboard/statements')
  await sees(page, 'Debt of ৳1,200, above the limit of ৳500.')
  await page.getByText(/^New orders are paused\. /).waitFor()
  await page.getByText(/^Pay the shop by bank, bKash or cash/).waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
}

async function isPaid(page: Page, { vendorId }: Store): Promise<void> {
  await open(page, `/dashboard/payouts/stores/${vendorId}`)
  await page.getByText(/^New orders are paused\. /).waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.getByLabel('Amount paid (taka)').fill('2000')
  await page.getByLabel('Reference').fill('BKX17')
  await page.getByRole('button', { name: 'Record a payment' }).click()
  await sees(page, 'The store owes less than this.')
  await page.getByLabel('Amount paid (taka)').fill('১২০০')
  await page.getByRole('button', { name: 'Record a payment' }).click()
  await untilToasted(page, 'success')
  await page.getByText(/^New orders are paused\. /).waitFor({ state: 'detached' })
  // While it is saved, the button has another name.
  await expect.poll(() => page.getByRole('button', { name: 'Record a payment' }).count()).toBe(0)
}

/** It was recorded by mistake: the store owes it again, and is paused again at once. */
async function isTakenBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Reverse: ৳1,200 by Bank, reference BKX17$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await sees(page, 'Please fill this in.')
  await dialog.getByLabel('Reason').fill('Paid by another store')
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await page.getByText(/^Reversed .+: Paid by another store$/).waitFor()
  await page.getByRole('button', { name: 'Record a payment' }).waitFor()
  await page.getByText(/^New orders are paused\. /).waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Reverse/ }).count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? ''))
    .toContain('reference BKX17')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
}

/** An older mistake is behind the newest ten. */
async function isFoundFurtherBack(page: Page, { vendorId }: Store, admin: Account): Promise<void> {
  for (let at = 1; at <= 11; at += 1) {
    const body = { amount: 1, way: 'cash' as const, reference: `Receipt ${at}` }
    await call('POST /api/store-terms/:id/payments', { params: { id: String(vendorId) }, body }, admin)
  }
  await open(page, `/dashboard/payouts/stores/${vendorId}`)
  await sees(page, '10 of 12')
  expect(await page.getByText(/reference Receipt 1$/).count()).toBe(0)
  await page.getByRole('link', { name: 'Older payments' }).click()
  await page.getByRole('button', { name: /reference Receipt 1$/ }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('It never came')
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  await page.getByText(/^Reversed .+: It never came$/).waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await page.getByText(/reference Receipt 11$/).waitFor()
}

/** A debt of last week, closed in its statement, and told eight days ago. */
async function paused({ vendorId }: Store, dataDir: string): Promise<void> {
  await soldLastWeek(dataDir)
  await query(
    `select ledger_post(array['commission'], array['told'], array['parcel:999'], array[now()], array[null]::bigint[],
      array[1, 1], array['vendor_owes', 'commission'], array[$1, '']::text[], array[120000, -120000]::bigint[])`,
    [String(vendorId)],
    dataDir,
  )
  const done = async (job: string, sql: string) => {
    await query(`select graphile_worker.add_job($1, '{}'::json)`, [job], dataDir)
    await expect.poll(async () => (await query(sql, [vendorId], dataDir)).length).toBe(1)
  }
  await done('payouts.close-statements', 'select id from store_debts where vendor_id = $1')
  await query("update store_debts set told_at = now() - interval '8 days'", [], dataDir)
  await done('payouts.judge-debts', 'select id from vendors where id = $1 and orders_paused')
}
