import type { Page } from 'playwright-core'
import type { Stage } from '#contract/values/stages'
import { call } from './calls.ts'
import { query } from './database.ts'
import { wrongByDayAndNight, wrongOnPhoneAndLaptop } from './findings.ts'
import { open, sees, seesHeading, untilCaughtUp } from './look.ts'
import { newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { expect, PHONE, test } from './visit.ts'

interface Placed {
  orderId: number
  parcelId: number
}

/** Two pieces at 1,450 taka each and 60 for shipping, of a store that pays a tenth. */
async function newOrder(store: Store): Promise<Placed> {
  await query(
    `insert into commission_rules (name, vendor_id, basis_points, fixed_poisha, valid_from)
      values ('Menswear, a tenth', $1, 1000, 500, now() - interval '1 day')`,
    [store.vendorId],
  )
  const customer = await newCustomer()
  const { id: productId } = await newProduct(store, { name: 'Panjabi', priceTaka: 1450 })
  const items = [{ productId, price: 1450, quantity: 2, size: 'M' as const }]
  await call('POST /api/cart/add', { body: { userId: customer.id, items } }, customer)
  const contact = { name: 'Rahima Khatun', email: customer.email, phone: '01711000000' }
  const where = { shippingAddress: '12 Mirpur Road', shippingCity: 'Dhaka' }
  const body = { ...contact, ...where, totalAmount: 2960, items }
  const { id, parcels } = await call('POST /api/orders/create', { body }, customer)
  return { orderId: id, parcelId: parcels[0]?.id ?? 0 }
}

async function bring(store: Store, { parcelId }: Placed, stage: Stage): Promise<void> {
  await call('PUT /api/parcels/:id/stage', { params: { id: String(parcelId) }, body: { stage } }, store)
}

async function look(page: Page, { orderId }: Placed): Promise<void> {
  await open(page, `/dashboard/orders/${orderId}`)
  await seesHeading(page, `Order ${orderId}`)
}

const money = (page: Page) => page.locator('.parcel-money')
const words = async (page: Page) => (await money(page).innerText()).replaceAll(/\s+/g, ' ')

/** Looks until the page says this: jobs post what a parcel comes to, and the page does not look again by itself. */
async function says(page: Page, placed: Placed, sum: string): Promise<void> {
  await expect
    .poll(async () => {
      await look(page, placed)
      await untilCaughtUp(page)
      return await words(page)
    })
    .toBe(sum)
}

test('a store sees what it earns of a parcel step by step, and what that waits for', async ({ visit }) => {
  const store = await newStore()
  const placed = await newOrder(store)
  const page = await visit({ ...PHONE, as: store })
  await says(page, placed, 'Your earnings, after delivery ৳2,555')
  await money(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => words(page))
    .toContain(
      'Goods ৳2,900 Commission Menswear, a tenth: 10 % of ৳2,900, plus ৳5 per piece −৳300 VAT on the commission 15 % −৳45 ' +
        'Shipping ৳60, for whoever arranges delivery ৳0 Expected store’s share ৳2,555 If all is kept. Awaiting delivery',
    )
  expect(await wrongOnPhoneAndLaptop(page, '.parcel-money summary')).toEqual([])
  expect(await wrongByDayAndNight(page, [360, 768, 1280])).toEqual([])

  await bring(store, placed, 'delivered')
  await says(page, placed, 'Your earnings ৳2,615')
  await money(page).locator('summary').click()
  await expect
    .poll(() => words(page))
    .toMatch(
      /Store’s share ৳2,615 The store has the cash, and owes the shop ৳345 of it\. Goes into the next statement, closed the night before Sunday .+\.$/,
    )
})

test('of a part of which the sum alone is known, a store is told no sum that it earns, and nothing is refused behind the page', async ({
  visit,
}) => {
  const store = await newStore()
  const placed = await newOrder(store)
  await query(
    `update parcels set stage = 'partly_delivered', status = 'Completed', courier = 'pathao', collects_for = 'shop', moved_at = now(),
      shipping_poisha = 6000, kept_poisha = 145000, collected_poisha = 151000 where id = $1`,
    [placed.parcelId],
  )
  const page = await visit({ ...PHONE, as: store })
  await says(page, placed, 'Your earnings, once you record which pieces were kept')
  await money(page).locator('summary').click()
  await expect.poll(() => words(page)).toContain('Waiting for the kept pieces to be recorded')
  expect(await wrongOnPhoneAndLaptop(page, '.parcel-money summary')).toEqual([])
})

test('the overview says what a store owes, once it does, and leads to what explains it', async ({ visit }) => {
  const store = await newStore()
  const placed = await newOrder(store)
  const page = await visit({ ...PHONE, as: store })
  const balance = page.getByRole('region', { name: 'Your balance' })
  await open(page, '/dashboard/overview')
  await sees(page, 'Total Revenue')
  await untilCaughtUp(page)
  expect(await balance.count()).toBe(0)
  await bring(store, placed, 'delivered')
  await expect
    .poll(async () => {
      await open(page, '/dashboard/overview')
      await sees(page, 'Total Revenue')
      await untilCaughtUp(page)
      return await balance.allInnerTexts()
    })
    .toEqual([expect.stringMatching(/^You owe the shop\s+৳345\s/)])
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  expect(await wrongByDayAndNight(page, [360, 768, 1280])).toEqual([])
  await balance.getByText(/^Your next statement offsets what you owe/).waitFor()
  await balance.getByRole('link', { name: 'Statements' }).click()
  await seesHeading(page, 'Statements')
  await open(page, '/dashboard/overview')
  await balance.getByRole('link', { name: 'Payouts' }).click()
  await seesHeading(page, 'Payouts')
  await open(page, '/dashboard/overview')
  await balance.getByRole('link', { name: 'Balance by order' }).click()
  await page.getByRole('link', { name: `Order ${placed.orderId}`, exact: true }).click()
  await money(page).waitFor()
})

test('an admin sees the money of each parcel, and its customer none of it', async ({ visit }) => {
  const store = await newStore()
  const placed = await newOrder(store)
  await bring(store, placed, 'refused')
  const page = await visit({ ...PHONE, as: await theAdmin() })
  await look(page, placed)
  await money(page).locator('summary').click()
  await expect
    .poll(() => words(page))
    .toBe(
      'Payment breakdown Goods ৳2,900 Not kept −৳2,900 Store’s share ৳0 ' + 'Not kept: nothing paid, no commission.',
    )

  const customer = await newCustomer()
  await query('update orders set customer_id = $1 where id = $2', [customer.id, placed.orderId])
  const shopper = await visit({ ...PHONE, as: customer, fresh: true })
  await look(shopper, placed)
  await untilCaughtUp(shopper)
  expect(await money(shopper).count()).toBe(0)
})
