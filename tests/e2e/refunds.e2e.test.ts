import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { newOrder, type Placed } from './carried.ts'
import { wrongByDayAndNight } from './findings.ts'
import { open, sees, untilCaughtUp } from './look.ts'
import { expect, test } from './own-shop.ts'
import { theAdmin } from './people.ts'
import { toastsSoFar, untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
/** Without a piece there is nothing to refund, and its field says so. */
const REFUSED_QUOTE = /^answer 400 POST \/api\/parcels\/\d+\/refunds\/quote/
const PHONE_SIZE = { width: 360, height: 740 }

async function deliveredByOwnRider({ parcelId, store }: Placed): Promise<void> {
  const params = { id: String(parcelId) }
  for (const stage of ['packed', 'handed_over', 'delivered'] as const)
    await call('PUT /api/parcels/:id/stage', { params, body: { stage, ...(stage === 'handed_over' && RIDER) } }, store)
}

const RIDER = { courier: 'own' } as const

/** On the page of its order: so many pieces of the first line, as the shop says what they come to. */
async function grants(page: Page, { orderId }: Placed, pieces: string, amount: string): Promise<void> {
  await open(page, `/dashboard/orders/${orderId}`)
  await page.locator('.refunds-form summary').click()
  await page.locator('.refunds-form').getByLabel('Reason').fill('A seam was open')
  await page.getByRole('button', { name: 'Calculate amount' }).click()
  await page.getByRole('alert').getByText('Choose at least one piece.').waitFor()
  await untilCaughtUp(page)
  expect(await toastsSoFar(page, 'error')).toEqual([])
  await page.locator('.refunds-form').getByRole('spinbutton').fill(pieces)
  await page.locator('.refunds-form').getByLabel('Reason').fill('A seam was open')
  await page.getByRole('button', { name: 'Calculate amount' }).click()
  await page.getByText(`The customer is owed ${amount}.`).waitFor()
  // The button turns from one that asks into one that does; what goes meanwhile never finishes its turn.
  await page.evaluate(
    async () => void (await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))),
  )
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.getByRole('button', { name: `Refund ${amount}` }).click()
  await untilToasted(page, 'success')
}

test('a store grants a refund and an admin pays it; it comes to nothing, is paid anew, and the shopper reads by which way', async ({
  shop,
  troubles,
  visit,
}) => {
  troubles.expect(REFUSED_QUOTE)
  const placed = await newOrder(shop.url, { priceTaka: 1000, quantity: 3 })
  await deliveredByOwnRider(placed)
  const store = await visit({ as: placed.store, viewport: PHONE_SIZE })
  await grants(store, placed, '1', '৳1,000')
  await store.getByText('Refund of ৳1,000').waitFor()
  expect(await wrongByDayAndNight(store, WIDTHS)).toEqual([])

  const admin = await visit({ as: await theAdmin(shop.url), viewport: PHONE_SIZE })
  await open(admin, '/dashboard/overview')
  await admin.getByRole('link', { name: '1 owed: ৳1,000' }).click()
  await admin.getByText(/^Approved by the store, /).waitFor()
  await admin.getByText(/ owes the shop ৳[\d,.]+ now\.$/).waitFor()
  expect(await wrongByDayAndNight(admin, WIDTHS)).toEqual([])
  await pays(admin, 'TRX1')
  await open(admin, '/dashboard/refunds?state=paid')
  await admin.getByText('reference TRX1.').waitFor()
  await admin.getByRole('button', { name: /^Mark as failed: ৳1,000/ }).click()
  await admin.getByLabel('Reason').fill('No such number')
  await admin.getByRole('dialog').getByRole('button', { name: 'Mark as failed' }).click()
  await untilToasted(admin, 'success')
  await open(admin, '/dashboard/refunds')
  await admin.getByText('Failed: No such number').waitFor()
  expect(await wrongByDayAndNight(admin, WIDTHS)).toEqual([])
  await pays(admin, 'TRX2')

  const shopper = await visit({ as: placed.customer, viewport: PHONE_SIZE, fresh: true })
  await open(shopper, `/dashboard/orders/${placed.orderId}`)
  await sees(shopper, 'Refund of ৳1,000')
  await shopper.getByText(/by bKash, reference TRX2\.$/).waitFor()
  expect(await shopper.locator('.refunds-form, .refunds-pay').count()).toBe(0)
  expect(await wrongByDayAndNight(shopper, WIDTHS)).toEqual([])
})

async function pays(page: Page, reference: string): Promise<void> {
  await page.getByRole('form', { name: /^Mark as paid: ৳1,000 to / }).waitFor()
  await page.getByLabel('Reference').fill(reference)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await untilToasted(page, 'success')
  await sees(page, 'No refunds owed to customers.')
  await page.getByRole('link', { name: 'Cancelled' }).click()
  await sees(page, 'No cancelled refunds.')
}

test('a store that has the cash pays its shopper itself; one that was a mistake an admin cancels', async ({
  shop,
  troubles,
  visit,
}) => {
  troubles.expect(REFUSED_QUOTE)
  const placed = await newOrder(shop.url, { priceTaka: 500, quantity: 2 })
  await deliveredByOwnRider(placed)
  const store = await visit({ as: placed.store, viewport: PHONE_SIZE })
  await grants(store, placed, '1', '৳500')
  await store.getByLabel('Payment method', { exact: true }).selectOption('cash')
  await store.getByLabel('Reference').fill('Receipt 7')
  await store.getByRole('button', { name: 'Mark as paid' }).click()
  await store.getByText(/by Cash, reference Receipt 7\.$/).waitFor()
  await grants(store, placed, '1', '৳500')

  const admin = await visit({ as: await theAdmin(shop.url), viewport: PHONE_SIZE })
  await open(admin, '/dashboard/refunds')
  await admin.getByRole('button', { name: /^Cancel refund: ৳500/ }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel refund' }).click()
  await admin.getByRole('dialog').getByText('Please fill this in.').waitFor()
  await admin.getByLabel('Reason').fill('Pressed by mistake')
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel refund' }).click()
  await untilToasted(admin, 'success')
  await open(admin, '/dashboard/refunds?state=cancelled')
  await admin.getByText('Pressed by mistake').waitFor()
})
