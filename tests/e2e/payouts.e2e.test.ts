import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { newOrder, type Placed } from './carried.ts'
import { wrongByDayAndNight } from './findings.ts'
import { open, sees } from './look.ts'
import { expect, test } from './own-shop.ts'
import { newAdmin, theAdmin } from './people.ts'
import { closeStatements, settled, soldLastWeek, takesATenth } from './statements.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const PHONE_SIZE = { width: 360, height: 740 }

test('what a store sold by its own rider and by a courier is closed in a statement, paid by two admins, and read', async ({
  shop,
  visit,
}) => {
  const [first, second] = [await theAdmin(shop.url), await newAdmin(shop)]
  await soldLastWeek(shop.dataDir)
  await takesATenth(shop.dataDir)
  const placed = await newOrder(shop.url, { priceTaka: 1000, quantity: 1 })
  await deliveredByOwnRider(placed)
  await settled(placed.store, 138_000, shop.dataDir)
  await closeStatements(shop.dataDir, placed.store)
  const page = await visit({ as: first, viewport: PHONE_SIZE })
  const amount = '৳1,265'
  await open(page, '/dashboard/payouts')
  const prepare = page.getByRole('button', { name: `Prepare: ${amount} to ${placed.store.storeName}` })
  await prepare.waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await prepare.click()
  await untilToasted(page, 'success')
  await approvedBy(await visit({ as: second, viewport: PHONE_SIZE }), placed)
  await open(page, '/dashboard/payouts?list=approved')
  await page.getByRole('button', { name: 'Create a bank file' }).waitFor()
  await page.getByLabel('Reference').fill('FT26331')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.keyboard.press('Enter')
  await untilToasted(page, 'success')
  await isRead(await visit({ as: placed.store, viewport: PHONE_SIZE }), amount)
})

async function approvedBy(page: Page, { store }: Placed): Promise<void> {
  await open(page, '/dashboard/payouts?list=prepared')
  await page.getByRole('button', { name: `Approve: ৳1,265 to ${store.storeName}` }).click()
  await untilToasted(page, 'success')
  await sees(page, 'No payouts to approve.')
  await open(page, '/dashboard/payouts?list=paid')
  await sees(page, 'No payouts paid yet.')
}

/** On the store’s phone: what it was paid, of which statement, line by line, and as a file. */
async function isRead(page: Page, amount: string): Promise<void> {
  await open(page, '/dashboard/payouts')
  await page.getByText(/reference FT26331$/).waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.getByRole('link', { name: 'Statement 1' }).click()
  await page.getByRole('heading', { name: /: statement 1$/ }).waitFor()
  await sees(page, 'Sale, less commission')
  await sees(page, 'Commission with VAT')
  await page.getByText(/^−৳115/).waitFor()
  await sees(page, amount)
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('haat-statement-1.csv')
}

async function deliveredByOwnRider({ parcelId, store }: Placed): Promise<void> {
  const params = { id: String(parcelId) }
  for (const stage of ['packed', 'handed_over', 'delivered'] as const)
    await call('PUT /api/parcels/:id/stage', { params, body: { stage, ...(stage === 'handed_over' && RIDER) } }, store)
}

const RIDER = { courier: 'own' } as const
