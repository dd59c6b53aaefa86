import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { query } from './database.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { answerDialog, open, sees, seesHeading, untilAt } from './look.ts'
import { type Account, newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { expect, test } from './visit.ts'

const ORDERS = '/dashboard/orders'

/** An order of one piece from each store, as the checkout sends it. */
async function newOrder(customer: Account, ...stores: Store[]): Promise<number> {
  const items = []
  for (const store of stores) {
    const { id } = await newProduct(store, { name: `Shirt of ${store.storeName}`, priceTaka: 800 })
    items.push({ productId: id, price: 800, quantity: 1, size: 'M' as const })
  }
  await call('POST /api/cart/add', { body: { userId: customer.id, items } }, customer)
  const contact = { name: 'Rahima Khatun', email: customer.email, phone: '01711000000', altPhone: '01899887766' }
  const where = { shippingAddress: '12 Mirpur Road', shippingCity: 'Dhaka' }
  const body = { ...contact, ...where, totalAmount: 800 * stores.length + 60, items }
  return (await call('POST /api/orders/create', { body }, customer)).id
}

async function move(as: Account, id: number, status: 'Completed' | 'Cancelled'): Promise<void> {
  await call('PUT /api/orders/:id/status', { params: { id: String(id) }, body: { status } }, as)
}

async function orderedOn(id: number, day: string): Promise<void> {
  await query('update orders set created_at = $2 where id = $1', [id, `${day}T12:00:00+06:00`])
}

async function idsOn(page: Page): Promise<number[]> {
  return (await page.locator('.orders-table-id a').allInnerTexts()).map(Number)
}

/** What of the page would be on paper. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  await page.emulateMedia({ media: null })
  return text
}

test('a vendor narrows its orders by status and by days, and every choice is an address', async ({ visit }) => {
  const [store, customer] = [await newStore(), await newCustomer()]
  const done = await newOrder(customer, store)
  const early = await newOrder(customer, store)
  const late = await newOrder(customer, store)
  await move(store, done, 'Completed')
  await orderedOn(early, '2026-02-10')
  await orderedOn(late, '2026-02-12')
  const page = await visit({ as: store })
  await open(page, ORDERS)
  await sees(page, '3 in all')
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Completed' }).click()
  await untilAt(page, `${ORDERS}?status=Completed`)
  await expect.poll(() => idsOn(page)).toEqual([done])
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Pending' }).click()
  await expect.poll(() => idsOn(page)).toEqual([late, early])

  await page.getByLabel('From').fill('2026-02-09')
  await page.getByLabel('To').fill('2026-02-10')
  await page.getByRole('button', { name: 'Show these days' }).click()
  const narrowed = `${ORDERS}?status=Pending&from=2026-02-09&to=2026-02-10`
  await untilAt(page, narrowed)
  await expect.poll(() => idsOn(page)).toEqual([early])
  await page.reload()
  await expect.poll(() => idsOn(page)).toEqual([early])
  await expect.poll(() => page.getByLabel('To').inputValue()).toBe('2026-02-10')
  await page.getByRole('link', { name: `Order ${early}` }).click()
  await seesHeading(page, `Order ${early}`)
  await page.goBack()
  await untilAt(page, narrowed)
  await page.getByRole('link', { name: 'All days' }).click()
  await expect.poll(() => idsOn(page)).toEqual([late, early])

  await page.getByRole('searchbox', { name: 'No., name or phone' }).fill(`#${late}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => idsOn(page)).toEqual([late])
  await untilAt(page, `${ORDERS}?search=%23${late}&status=Pending`)
})

test('an order shows who moved which parcel and when; a vendor moves its own only, an admin all that are open', async ({
  visit,
}) => {
  const [one, other] = [await newStore(), await newStore()]
  const id = await newOrder(await newCustomer(), one, other)
  const theirs = await visit({ as: one })
  await open(theirs, `${ORDERS}/${id}`)
  await theirs.getByRole('button', { name: 'Cancel parcel' }).waitFor()
  expect(await theirs.getByRole('main').innerText()).not.toContain(other.storeName)
  await theirs.getByRole('button', { name: 'Cancel parcel' }).click()
  await theirs.getByRole('textbox', { name: 'Reason' }).fill('The cloth is torn')
  expect(await wrongOnPhoneAndLaptop(theirs)).toEqual([])
  await answerDialog(theirs, 'Yes, cancel it')
  await theirs.getByText(`by ${one.email}, `).waitFor()

  const page = await visit({ as: await theAdmin() })
  await open(page, `${ORDERS}/${id}`)
  const parcel = (store: Store) => page.getByRole('region', { name: `Parcel from ${store.storeName}` })
  await parcel(one).getByText('Cancelled', { exact: true }).waitFor()
  await parcel(other).getByText('Pending', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Complete order' }).click()
  await answerDialog(page, 'Yes, complete it')
  await parcel(other).getByText('Completed', { exact: true }).waitFor()
  await expect
    .poll(() => parcel(one).locator('.order-parcel-state').innerText())
    .toMatch(
      /^Cancelled\s+by rahima-\S+@example.com, \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m\s+Reason: The cloth is torn$/,
    )
  await expect.poll(() => parcel(other).locator('.order-parcel-state').innerText()).toMatch(/^Completed\s+by admin, \d/)
  await expect.poll(() => page.getByRole('button', { name: /order$/ }).count()).toBe(0)
})

test('a packing slip is one parcel on paper: from whom, to whom, what and how much to collect, nothing else', async ({
  visit,
}) => {
  const [one, other] = [await newStore(), await newStore()]
  const id = await newOrder(await newCustomer(), one, other)
  const page = await visit({ as: await theAdmin(), fresh: true })
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await open(page, `${ORDERS}/${id}`)
  const parcel = page.getByRole('region', { name: `Parcel from ${one.storeName}` })
  await parcel.getByRole('link', { name: 'Packing slip' }).click()
  await page.getByRole('button', { name: 'Print' }).waitFor()
  const paper = await printed(page)
  const order = await call('GET /api/orders/:id', { params: { id: String(id) } }, await theAdmin())
  const words = [
    `Order ${id}`,
    one.storeName,
    'Rahima Khatun',
    '01711000000, 01899887766',
    '12 Mirpur Road, Dhaka',
    '৳800',
  ]
  for (const each of [...words, `Shirt of ${one.storeName}`, 'Amount to collect']) expect(paper).toContain(each)
  for (const each of [other.storeName, 'Manage Products', 'Print', 'Logout']) expect(paper).not.toContain(each)
  expect(order.total).toBe(1660)
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-printed]').waitFor({ state: 'attached' })

  const theirs = await visit({ as: other })
  await open(theirs, `${ORDERS}/${id}`)
  await theirs.getByRole('link', { name: 'Packing slip' }).click()
  await theirs.getByRole('button', { name: 'Print' }).waitFor()
  expect(await theirs.getByRole('article').innerText()).not.toContain(one.storeName)
})

test('a vendor reads what its parcel collects on its page, in the question and on the slip: one sum', async ({
  visit,
}) => {
  const store = await newStore()
  const id = await newOrder(await newCustomer(), store)
  const page = await visit({ as: store })
  await open(page, `${ORDERS}/${id}`)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect
    .poll(() => summary.innerText())
    .toMatch(/To pay when it arrives: ৳860, including ৳60 shipping\s(?:.|\n)*Total\s+৳800/)
  await page.getByRole('button', { name: 'Complete parcel' }).click()
  expect(await answerDialog(page, 'No, go back')).toBe(
    `Was the parcel of order ${id} delivered and ৳860 paid? This cannot be undone.`,
  )
  await page.getByRole('link', { name: 'Packing slip' }).click()
  await expect.poll(() => page.getByRole('article').innerText()).toMatch(/Amount to collect\s+৳860/)
})

test('an admin is asked for the sum of the parcels that are still open', async ({ visit }) => {
  const [one, other] = [await newStore(), await newStore()]
  const id = await newOrder(await newCustomer(), one, other)
  const page = await visit({ as: await theAdmin() })
  const asked = async () => {
    await open(page, `${ORDERS}/${id}`)
    await page.getByRole('button', { name: 'Complete order' }).click()
    return await answerDialog(page, 'No, go back')
  }
  expect(await asked()).toContain('delivered and ৳1,660 paid?')
  await move(one, id, 'Completed')
  expect(await asked()).toContain('delivered and ৳800 paid?')
})

test('a packing slip has the whole width of its sheet, upright or across', async ({ visit }) => {
  const store = await newStore()
  const id = await newOrder(await newCustomer(), store)
  const page = await visit({ as: store })
  await open(page, `${ORDERS}/${id}`)
  await page.getByRole('link', { name: 'Packing slip' }).click()
  await page.getByRole('button', { name: 'Print' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  // A4 without its margins
  for (const width of [703, 1032]) {
    await page.setViewportSize({ width, height: 700 })
    const room = await page.evaluate(() => document.body.clientWidth)
    expect(await page.locator('.slip').evaluate((slip) => slip.getBoundingClientRect().width)).toBe(room)
  }
  await page.emulateMedia({ media: null })
})

test('a vendor completes a morning’s orders in one go, reads what did not move, and prints all slips at once', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 404 GET \/api\/orders\/999999999/)
  const [store, customer] = [await newStore(), await newCustomer()]
  const ids = [await newOrder(customer, store), await newOrder(customer, store), await newOrder(customer, store)]
  const [first = 0, second = 0, third = 0] = ids
  const page = await visit({ as: store })
  await open(page, ORDERS)
  await page.getByRole('link', { name: `Order ${third}`, exact: true }).waitFor()
  await page.getByLabel(`Select order ${first}`).check()
  await page.getByLabel(`Select order ${second}`).check()
  await page.getByRole('link', { name: 'Print 2 slips' }).click()
  await untilAt(page, `${ORDERS}/slips?ids=${second},${first}`)
  await page.getByRole('button', { name: 'Print 2 slips' }).waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  const paper = await printed(page)
  for (const words of [`Order ${first}`, `Order ${second}`, 'Amount to collect']) expect(paper).toContain(words)
  expect(paper).not.toContain(`Order ${third}`)
  // One that is not theirs, or gone, keeps none of the others from being printed.
  await page.goto(`${ORDERS}/slips?ids=${second},999999999,${first}`)
  await sees(page, 'Not found: 999999999.')
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  await page.goBack()

  await page.goBack()
  await page.getByLabel('Select all open').check()
  await move(customer, second, 'Cancelled')
  await page.getByRole('button', { name: 'Complete 3' }).click()
  await answerDialog(page, 'Yes, complete them')
  await sees(page, '2 orders completed, 1 not:')
  await expect
    .poll(() => page.locator('.orders-report').innerText())
    .toContain(`Order ${second}: This order can no longer be changed.`)
  await expect.poll(() => page.getByLabel('Select all open').count()).toBe(0)
})
