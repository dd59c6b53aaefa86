import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { newOrder, type Placed } from './carried.ts'
import { query } from './database.ts'
import { wrongByDayAndNight } from './findings.ts'
import { open, sees, untilCaughtUp } from './look.ts'
import { expect, test } from './own-shop.ts'
import { theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { closeStatements, soldLastWeek, takesATenth } from './statements.ts'

const WIDTHS = [360, 1280]
const PHONE_SIZE = { width: 360, height: 740 }

test('what a store with a BIN delivers is invoiced: its shopper prints it, the store lists it, the commission is the shop’s', async ({
  shop,
  visit,
}) => {
  const admin = await theAdmin(shop.url)
  await registered(admin)
  await soldLastWeek(shop.dataDir)
  await takesATenth(shop.dataDir)
  const placed = await newOrder(shop.url, { priceTaka: 1000, quantity: 2 }, { priceTaka: 335.5, quantity: 1 })
  await hasBin(placed, shop.dataDir)
  await deliveredByOwnRider(placed)
  await invoiced(placed, 'sale', shop.dataDir)
  await isPrinted(await visit({ as: placed.customer, viewport: PHONE_SIZE }), placed)
  await closeStatements(shop.dataDir, placed.store)
  await invoiced(placed, 'commission', shop.dataDir)
  await isListed(await visit({ as: placed.store, viewport: PHONE_SIZE }))
})

test('a store without a BIN is told what is missing, and its shopper sees nothing of invoices', async ({
  shop,
  visit,
}) => {
  const placed = await newOrder(shop.url, { priceTaka: 500, quantity: 1 })
  await deliveredByOwnRider(placed)
  const page = await visit({ as: placed.store, viewport: PHONE_SIZE })
  await open(page, '/dashboard/invoices')
  await page.getByText(/^No tax invoices without an approved BIN/).waitFor()
  await sees(page, 'No invoices in this month.')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  const ofCustomer = await visit({ as: placed.customer, viewport: PHONE_SIZE })
  await open(ofCustomer, `/dashboard/orders/${placed.orderId}`)
  await sees(ofCustomer, `Order ${placed.orderId}`)
  await untilCaughtUp(ofCustomer)
  expect(
    await ofCustomer
      .getByRole('main')
      .getByText(/invoice/i)
      .count(),
  ).toBe(0)
})

test('an admin is told what the shop lacks', async ({ shop, visit }) => {
  const admin = await theAdmin(shop.url)
  await call('PUT /api/settings', { body: { taxBin: '', taxName: 'Haat Ltd.', taxAddress: '' } }, admin)
  await newStore(shop.url)
  const page = await visit({ as: admin, viewport: PHONE_SIZE })
  await open(page, '/dashboard/invoices')
  await page.getByText('The shop issues no tax invoices. Missing in the settings: BIN, Issuing address.').waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
})

/** On the shopper’s phone, from the order to the paper. */
async function isPrinted(page: Page, { orderId }: Placed): Promise<void> {
  await open(page, `/dashboard/orders/${orderId}`)
  await page.getByRole('link', { name: /^Tax invoice 20\d\d-\d\d\/1$/ }).click()
  await page.getByRole('heading', { name: /Tax invoice \(Mushak 6\.3\)/ }).waitFor()
  for (const words of ['Registered Ltd.', '000000777-0101', 'Rahima Khatun', 'House 4, Mirpur 10, Dhaka'])
    await sees(page, words)
  // 10 % of VAT is in the price: 2,335.50 in all.
  for (const amount of ['2,123.18', '212.32', '2,335.50']) await sees(page, amount)
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await isOneSheet(page)
}

/** A sheet of A4, with the invoice and nothing around it. */
async function isOneSheet(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: 'Print' }).waitFor({ state: 'hidden' })
  await page.getByRole('banner').waitFor({ state: 'hidden' })
  await page.getByRole('columnheader', { name: /Value with all taxes/ }).waitFor()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
  await page.emulateMedia({ media: null })
}

/** On the store’s phone: both, as a file too, and that of the commission from its statement. */
async function isListed(page: Page): Promise<void> {
  await open(page, '/dashboard/invoices')
  await page
    .getByRole('link', { name: /^Tax invoice / })
    .nth(1)
    .waitFor()
  await page.getByText('৳2,335.50').waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^haat-tax-invoices-20\d\d-\d\d\.csv$/)
  await page.getByRole('link', { name: 'Commission', exact: true }).click()
  await expect.poll(() => page.getByText('Haat Ltd.').count()).toBe(1)
  await open(page, '/dashboard/statements')
  await page.getByRole('link', { name: 'Statement 1' }).click()
  await page.getByRole('link', { name: /^Tax invoice / }).click()
  await page.getByText(/^Marketplace commission: Parcel \d+$/).waitFor()
  await sees(page, 'Nasrin Sultana')
  // A tenth of the goods, and 15 % on that.
  for (const amount of ['233.55', '35.03', '268.58']) await sees(page, amount)
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await isOneSheet(page)
}

async function registered(admin: Parameters<typeof call>[2]): Promise<void> {
  const person = { taxName: 'Haat Ltd.', taxBin: '009999999-0101', taxAddress: '1 Gulshan Avenue, Dhaka' }
  const officer = { taxOfficer: 'Nasrin Sultana', taxOfficerDesignation: 'Manager, accounts' }
  await call('PUT /api/settings', { body: { ...person, ...officer } }, admin)
}

/** As an admin has approved it. */
async function hasBin({ store }: Placed, dataDir: string): Promise<void> {
  const paper = `insert into store_papers (vendor_id, kind, number, holder, address, state, handed_in_by, decided_by, decided_at)
    values ($1, 'bin', '000000777-0101', 'Registered Ltd.', '7 Islampur, Dhaka', 'approved', (select min(id) from users), (select min(id) from users), now() - interval '30 days')`
  await query(paper, [store.vendorId], dataDir)
}

async function deliveredByOwnRider({ parcelId, store }: Placed): Promise<void> {
  const params = { id: String(parcelId) }
  for (const stage of ['packed', 'handed_over', 'delivered'] as const) {
    const body = { stage, ...(stage === 'handed_over' && ({ courier: 'own' } as const)) }
    await call('PUT /api/parcels/:id/stage', { params, body }, store)
  }
}

async function invoiced({ store }: Placed, kind: string, dataDir: string): Promise<void> {
  const issued = 'select count(*)::int as issued from tax_invoices where vendor_id = $1 and kind = $2'
  await expect.poll(async () => (await query(issued, [store.vendorId, kind], dataDir))[0]?.['issued']).toBe(1)
}
