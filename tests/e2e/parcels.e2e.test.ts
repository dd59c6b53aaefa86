import type { Page } from 'playwright-core'
import type { Stage } from '#contract/values/stages'
import { call } from './calls.ts'
import { query } from './database.ts'
import { wrongByDayAndNight } from './findings.ts'
import { answerDialog, open, sees, untilAnswered, untilAt } from './look.ts'
import { type Account, newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const PARCELS = '/dashboard/parcels'
const PHONE = 360

interface Placed {
  orderId: number
  productId: number
}

/** Of so many pieces, at 800 taka each and 60 for shipping. */
async function newOrder(customer: Account, store: Store, quantity = 1): Promise<Placed> {
  const { id: productId } = await newProduct(store, { name: `Shirt of ${store.storeName}`, priceTaka: 800 })
  const items = [{ productId, price: 800, quantity, size: 'M' as const }]
  await call('POST /api/cart/add', { body: { userId: customer.id, items } }, customer)
  const contact = { name: 'Rahima Khatun', email: customer.email, phone: '01711000000' }
  const where = { shippingAddress: '12 Mirpur Road', shippingCity: 'Dhaka' }
  const body = { ...contact, ...where, totalAmount: 800 * quantity + 60, items }
  return { orderId: (await call('POST /api/orders/create', { body }, customer)).id, productId }
}

async function bring(store: Store, { orderId }: Placed, stage: Stage): Promise<void> {
  const [parcel] = await query('select id from parcels where order_id = $1', [orderId])
  await call('PUT /api/parcels/:id/stage', { params: { id: String(parcel?.['id']) }, body: { stage } }, store)
}

const list = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parcel lists' }).getByRole('link', { name }).click()
const card = (page: Page, { orderId }: Placed) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${orderId}`, exact: true }) })

test('a store takes a parcel from the order to the door on a phone, and its customer follows it', async ({ visit }) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const placed = await newOrder(customer, store)
  const page = await visit({ as: store, viewport: { width: PHONE, height: 740 } })
  await open(page, PARCELS)
  for (const [deed, next] of [
    ['Confirm', 'To pack'],
    ['Mark as packed', 'To hand over'],
    ['Hand over to the rider', 'On the way'],
  ] as const) {
    await card(page, placed).getByRole('button', { name: deed, exact: true }).click()
    await card(page, placed).waitFor({ state: 'detached' })
    await list(page, next)
    await card(page, placed).waitFor()
  }
  expect(await wrongByDayAndNight(page, [PHONE, 768, 1280])).toEqual([])
  await card(page, placed).getByRole('button', { name: 'Mark as delivered and paid', exact: true }).click()
  await answerDialog(page, 'Mark as delivered and paid')
  await card(page, placed).waitFor({ state: 'detached' })
  await list(page, 'Done')
  await expect.poll(() => card(page, placed).innerText()).toContain('Collected ৳860')

  const shopper = await visit({ as: customer, viewport: { width: PHONE, height: 740 } })
  await open(shopper, `/dashboard/orders/${placed.orderId}`)
  const way = shopper.getByRole('list', { name: `Progress of the parcel from ${store.storeName}` })
  await expect
    .poll(() => way.locator('.parcel-timeline-stage').allInnerTexts())
    .toEqual(['Ordered', 'Confirmed by the store', 'Packed', 'On its way', 'Delivered'])
  expect(await wrongByDayAndNight(shopper, [PHONE, 768, 1280])).toEqual([])
})

test('anybody with the order’s number and phone follows it without a login, and the page moves by itself', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 404 POST \/api\/track/)
  const [store, customer] = [await newStore(), await newCustomer()]
  const placed = await newOrder(customer, store)
  const page = await visit({ viewport: { width: PHONE, height: 740 } })
  await open(page, '/track')
  await page.getByLabel('Order number').fill(`#${placed.orderId}`)
  await page.getByLabel('Phone').fill('01711000009')
  await page.getByRole('button', { name: 'Track order' }).click()
  await sees(page, 'You have no such order.')
  await page.getByLabel('Phone').fill('০১৭১১ ০০০ ০০০')
  await page.getByRole('button', { name: 'Track order' }).click()
  await sees(page, 'Ordered')
  await bring(store, placed, 'handed_over')
  await page.getByRole('status').filter({ hasText: 'On its way' }).waitFor()
  expect(await wrongByDayAndNight(page, [PHONE, 768, 1280])).toEqual([])
})

test('where nothing can be streamed to it, the page of an order asks, and only while parcels may move', async ({
  visit,
}) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const placed = await newOrder(customer, store)
  const page = await visit({ as: customer, fresh: true, viewport: { width: PHONE, height: 740 } })
  await page.clock.install()
  await page.addInitScript({ content: 'delete window.EventSource' })
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith(`/api/orders/${placed.orderId}`))))
  await open(page, `/dashboard/orders/${placed.orderId}`)
  await bring(store, placed, 'handed_over')
  await page.clock.runFor(20_000)
  await page.locator('.parcel-timeline-stage').filter({ hasText: 'On its way' }).waitFor()
  await bring(store, placed, 'delivered')
  await page.clock.runFor(20_000)
  await page.locator('.parcel-timeline-stage').filter({ hasText: 'Delivered' }).waitFor()
  await untilAnswered(page)
  const before = asked
  await page.clock.runFor(120_000)
  await untilAnswered(page)
  expect(asked).toBe(before)
})

test('a parcel that was looked for in one list is found again once it is in the next', async ({ visit }) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const placed = await newOrder(customer, store)
  const page = await visit({ as: store, viewport: { width: PHONE, height: 740 } })
  await open(page, `${PARCELS}?search=${placed.orderId}`)
  await list(page, 'To confirm')
  await card(page, placed).getByRole('button', { name: 'Confirm', exact: true }).click()
  await sees(page, 'Not in this list.')
  await page.getByRole('link', { name: 'Search all lists' }).click()
  await card(page, placed).getByText('Confirmed by the store').waitFor()
  await card(page, placed).getByRole('button', { name: 'Mark as packed' }).click()
  await card(page, placed).getByText('Packed', { exact: true }).waitFor()
  await page.getByRole('searchbox').fill('#999999999')
  await page.keyboard.press('Enter')
  await sees(page, 'No parcels found.')
})

test('many parcels are brought on in one go', async ({ visit }) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const [one, other] = [await newOrder(customer, store), await newOrder(customer, store)]
  const page = await visit({ as: store })
  await open(page, PARCELS)
  await page.getByLabel('Select all', { exact: true }).check()
  await page.getByRole('button', { name: 'Confirm (2)' }).click()
  await sees(page, 'No parcels here.')
  await list(page, 'To pack')
  await card(page, one).waitFor()
  await card(page, other).waitFor()
})

test('on a phone what is done with ticked parcels covers one row of them', async ({ visit }) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  for (let orders = 0; orders < 2; orders += 1) await newOrder(customer, store)
  const page = await visit({ as: store, viewport: { width: PHONE, height: 740 } })
  await open(page, PARCELS)
  const all = page.getByLabel('Select all', { exact: true })
  await all.check()
  const deed = page.getByRole('button', { name: 'Confirm (2)' })
  await deed.waitFor()
  expect(await wrongByDayAndNight(page, [PHONE, 768, 1280])).toEqual([])
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(async () => ((await all.boundingBox())?.y ?? 0) < 0).toBe(true)
  const edges = async () => {
    const { y = 0, height = 0 } = (await deed.boundingBox()) ?? {}
    return [y > 0, y + height < 140]
  }
  await expect.poll(edges).toEqual([true, true])
})

test('from an order’s page whoever packs it comes to its parcel’s steps', async ({ visit }) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const placed = await newOrder(customer, store)
  await bring(store, placed, 'handed_over')
  await bring(store, placed, 'refused')
  const shopper = await visit({ as: customer })
  await open(shopper, `/dashboard/orders/${placed.orderId}`)
  await sees(shopper, 'Refused at the door')
  expect(await shopper.getByRole('main').locator('a[href^="/dashboard/parcels"]').count()).toBe(0)
  const page = await visit({ as: store, viewport: { width: PHONE, height: 740 } })
  await open(page, `/dashboard/orders/${placed.orderId}`)
  const way = page.getByRole('link', { name: 'Record what came back' })
  await way.waitFor()
  expect(await wrongByDayAndNight(page, [PHONE, 768, 1280])).toEqual([])
  await way.click()
  await card(page, placed).getByRole('button', { name: 'Record returned pieces' }).waitFor()
})

test('of a part that was kept the store says which pieces, and the rest is for sale again once it is back', async ({
  visit,
}) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const placed = await newOrder(customer, store, 3)
  await query('update product_sizes set stock = 7 where product_id = $1', [placed.productId])
  await query('update order_lines set stock_taken = true where product_id = $1', [placed.productId])
  const page = await visit({ as: store, viewport: { width: PHONE, height: 740 } })
  await open(page, PARCELS)
  await card(page, placed).getByText('Other outcomes').click()
  const part = card(page, placed).getByRole('form', { name: 'Kept in part: how many pieces?' })
  await part.getByRole('spinbutton').fill('2')
  expect(await wrongByDayAndNight(page, [PHONE, 768, 1280])).toEqual([])
  await part.getByRole('button', { name: 'Delivered in part' }).click()
  await untilToasted(page, 'success')
  await list(page, 'Coming back')
  await card(page, placed).getByRole('button', { name: 'Record returned pieces' }).click()
  await card(page, placed).waitFor({ state: 'detached' })
  const stock = () =>
    query('select stock from product_sizes where product_id = $1 and size = $2', [placed.productId, 'M'])
  await expect.poll(stock).toEqual([{ stock: 8 }])
  await open(page, `/dashboard/orders/${placed.orderId}`)
  await page.getByRole('link', { name: 'Packing slip' }).click()
  const sums = /This parcel\s+৳2,400\s+Shipping\s+৳60\s+Not kept\s+৳-800\s+Amount to collect\s+৳1,660/
  await expect.poll(() => page.locator('.slip').innerText()).toMatch(sums)

  const shopper = await visit({ as: customer })
  await open(shopper, `/dashboard/orders/${placed.orderId}`)
  await sees(shopper, `Kept: 2 × Shirt of ${store.storeName}, size M`)
})

test('an admin says that a parcel was refused, with a reason, and corrects it', async ({ visit }) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const placed = await newOrder(customer, store)
  const page = await visit({ as: await theAdmin() })
  await open(page, PARCELS)
  await page.getByRole('searchbox', { name: 'No., name, phone, label, store' }).fill(String(placed.orderId))
  await page.keyboard.press('Enter')
  const shown = card(page, placed)
  await shown.getByText(store.storeName).first().waitFor()
  await shown.getByText('Other outcomes').click()
  await shown.getByRole('button', { name: 'Mark as refused' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Nobody at home')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as refused' }).click()
  // Found among all, it stays where it was found.
  await shown.getByText('Refused at the door').waitFor()
  await list(page, 'Coming back')
  await shown.getByText('Other outcomes').click()
  const correction = shown.getByRole('form', { name: /^Recorded by mistake/ })
  await correction.getByLabel('Stage').selectOption('Delivered')
  await correction.getByLabel('Reason').fill('The rider has called')
  expect(await wrongByDayAndNight(page, [PHONE, 768, 1280])).toEqual([])
  await correction.getByRole('button', { name: 'Correct stage' }).click()
  await shown.waitFor({ state: 'detached' })
  await list(page, 'Done')
  await expect.poll(() => shown.innerText()).toContain('Collected ৳860')

  const shopper = await visit({ as: customer, viewport: { width: PHONE, height: 740 } })
  await open(shopper, `/dashboard/orders/${placed.orderId}`)
  await sees(shopper, 'Delivered (corrected)')
})

test('a store finds what is late first, and who waits for it reads that it is', async ({ visit }) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const placed = await newOrder(customer, store)
  const ofOrder = 'parcel_id in (select id from parcels where order_id = $1)'
  const promised = () => query(`select kind from promises where ${ofOrder}`, [placed.orderId])
  await expect.poll(async () => (await promised()).length).toBe(2)
  const shopper = await visit({ as: customer, viewport: { width: PHONE, height: 740 } })
  await open(shopper, `/dashboard/orders/${placed.orderId}`)
  await shopper.getByText(/^Expected by \w+day .*\. The store confirms it by \w+day .*\.$/).waitFor()

  const earlier = `due_at = due_at - interval '30 days', admins_due_at = admins_due_at - interval '30 days'`
  await query(`update promises set ${earlier} where ${ofOrder}`, [placed.orderId])
  await query(`update orders set created_at = created_at - interval '30 days' where id = $1`, [placed.orderId])
  const page = await visit({ as: store, viewport: { width: PHONE, height: 740 } })
  await open(page, PARCELS)
  await card(page, placed)
    .getByText(/^Late: confirmation was due /)
    .waitFor()
  await page.getByText('1 late', { exact: true }).waitFor()
  expect(await wrongByDayAndNight(page, [PHONE, 768, 1280])).toEqual([])
  await page.getByRole('link', { name: /^Late/ }).click()
  // The card stands on the list before, too: what is pressed there is another list’s.
  await untilAt(page, `${PARCELS}?list=late`)
  await card(page, placed).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.poll(async () => (await promised()).length).toBe(3)
  await page.reload()
  await card(page, placed)
    .getByText(/^Late: hand-over was due /)
    .waitFor()
  await shopper.reload()
  await shopper.getByText(/^It is late: we expected it by /).waitFor()
  expect(await wrongByDayAndNight(shopper, [PHONE, 768, 1280])).toEqual([])
})
