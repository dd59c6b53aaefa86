import { query } from './database.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { newGarment } from './goods.ts'
import { answerDialog, badge, open, sees, seesHeading, untilAt, untilCaughtUp } from './look.ts'
import { CONTACT, orderPieces } from './ordering.ts'
import { newCustomer, newVendor } from './people.ts'
import { newStore } from './selling.ts'
import { expect, PHONE, test } from './visit.ts'

const THANKS = 'Thank You for Your Order!'

test('the confirmation of an order shows who, where, what and how much, by its number and without', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const garment = await newGarment({ priceTaka: 900 })
  const id = await orderPieces(customer, garment)
  const page = await visit({ as: customer })
  for (const path of [`/order-confirmation/${id}`, '/order-confirmation']) {
    await open(page, path)
    await seesHeading(page, THANKS)
    for (const part of [...Object.values(CONTACT), garment.name, '1 × ৳900', '৳960', `Order ${id}`])
      await expect.poll(() => page.getByRole('main').innerText()).toContain(part)
  }
})

test('an order says what its customer was sent about it and not what was kept, without the whole address', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const id = await orderPieces(customer, await newGarment({ priceTaka: 900 }))
  const page = await visit({ ...PHONE, as: customer, fresh: true })
  const sent = page.getByRole('region', { name: 'Sent to you' })
  const mail = "order_id = $1 and way = 'mail' and account_id = $2"
  await expect
    .poll(async () => (await query(`select state from messages where ${mail}`, [id, customer.id]))[0]?.['state'])
    .toBe('Kept')
  await open(page, `/dashboard/orders/${id}`)
  await seesHeading(page, `Order ${id}`)
  await untilCaughtUp(page)
  expect(await sent.count()).toBe(0)
  await query(`update messages set state = 'Sent' where ${mail}`, [id, customer.id])
  await page.reload()
  await sent.waitFor()
  const words = await sent.innerText()
  expect(words).toContain(`${CONTACT.Email[0]}…@${CONTACT.Email.split('@')[1]}`)
  expect(words).not.toContain(CONTACT.Email)
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
})

test('of an order from two stores the customer knows what to pay for each parcel', async ({ visit }) => {
  const customer = await newCustomer()
  const { vendorId } = await newStore()
  const shirt = await newGarment({ priceTaka: 900 })
  const saree = await newGarment({ priceTaka: 2400, vendorId })
  const id = await orderPieces(customer, shirt, saree)
  const page = await visit({ as: customer })
  await open(page, `/order-confirmation/${id}`)
  const parcels = page.getByRole('region', { name: /^Parcel from/ })
  await parcels.first().waitFor()
  await expect
    .poll(async () => (await parcels.getByText('To pay when it arrives').allInnerTexts()).toSorted())
    .toEqual(['To pay when it arrives: ৳2,400', 'To pay when it arrives: ৳960, including ৳60 shipping'])
})

test('another customer’s order, and one that never was, are not there', async ({ visit, troubles }) => {
  troubles.expect(/^answer 404 GET \/api\/orders\/\d+/)
  const id = await orderPieces(await newCustomer(), await newGarment())
  const stranger = await visit({ as: await newCustomer() })
  for (const path of [`/order-confirmation/${id}`, `/dashboard/orders/${id}`, '/order-confirmation/999999999']) {
    await stranger.goto(path)
    await seesHeading(stranger, 'Page not found')
  }
})

test('whoever never ordered is told so, and led to the shop', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  await open(page, '/order-confirmation')
  await seesHeading(page, 'No order yet')
  await open(page, '/dashboard/orders')
  await sees(page, 'No orders found.')
})

test('a customer cancels an order that nobody has packed yet', async ({ visit }) => {
  const customer = await newCustomer()
  const id = await orderPieces(customer, await newGarment())
  const page = await visit({ as: customer })
  await open(page, '/dashboard/orders')
  await page.getByRole('link', { name: `Order ${id}` }).click()
  await untilAt(page, `/dashboard/orders/${id}`)
  await page.getByRole('button', { name: /cancel/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const yes = (await dialog.getByRole('button').last().innerText()).trim()
  await answerDialog(page, yes)
  await page.getByRole('main').getByText('Cancelled', { exact: true }).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: /cancel/i }).count()).toBe(0)
})

test('an address where nothing is answers 404 and shows the way to the shop', async ({ page, troubles }) => {
  troubles.expect(/^answer 404 GET \/no\/such\/page/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await seesHeading(page, 'Page not found')
  await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click()
  await untilAt(page, '/')
})

test('a vendor who bought in the own store completes the own parcel on screen', async ({ visit }) => {
  const vendor = await newVendor()
  const [ofOwn, ofOther] = [await newGarment(), await newGarment()]
  await query("update vendors set status = 'Approved' where owner_id = $1", [vendor.id])
  await query('update products set vendor_id = (select id from vendors where owner_id = $1) where id = $2', [
    vendor.id,
    ofOwn.id,
  ])
  const id = await orderPieces(vendor, ofOwn, ofOther)
  const page = await visit({ as: vendor })
  await open(page, `/dashboard/orders/${id}`)
  await seesHeading(page, `Order ${id}`)
  await page.getByRole('button', { name: 'Complete parcel', exact: true }).click()
  expect(await answerDialog(page, 'Yes, complete it')).toContain(`the parcel of order ${id}`)
  await expect.poll(() => page.locator('.order-parcel .badge').allInnerTexts()).toEqual(['Completed', 'Pending'])
})

test('a shopper sees what an order was of, and buys again what is still sold', async ({ visit, troubles }) => {
  troubles.expect(/^answer 404 POST \/api\/cart\/add/)
  const customer = await newCustomer()
  const [shirt, gone] = [await newGarment({ priceTaka: 900 }), await newGarment({ priceTaka: 700 })]
  const id = await orderPieces(customer, shirt, gone)
  await query('update products set deleted_at = now() where id = $1', [gone.id])
  const page = await visit({ as: customer })
  await open(page, '/dashboard/orders')
  const row = page.getByRole('row').filter({ hasText: shirt.name })
  await row.waitFor()
  for (const words of [gone.name, 'From Haat']) await expect.poll(() => row.innerText()).toContain(words)
  await page.getByRole('button', { name: `Buy again the products of order ${id}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const words of ['1 product is in your cart. Not added:', gone.name])
    await expect.poll(() => dialog.innerText()).toContain(words)
  await answerDialog(page, 'OK')
  await untilAt(page, '/cart')
  await sees(page, shirt.name)
})

test('two quick presses of Buy again buy once', async ({ visit }) => {
  const customer = await newCustomer()
  const id = await orderPieces(customer, await newGarment())
  const page = await visit({ as: customer })
  await open(page, '/dashboard/orders')
  const again = page.getByRole('button', { name: `Buy again the products of order ${id}` })
  await again.waitFor()
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/cart/add'))))
  await again.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await untilAt(page, '/cart')
  await expect.poll(() => badge(page)).toBe('1')
  await untilCaughtUp(page)
  expect(sent).toBe(1)
  expect(await badge(page)).toBe('1')
})

test('what Buy again could put into the cart before the shop was away is said, and what not', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^no answer POST .*\/api\/cart\/add/, /^console: .*ERR_FAILED/)
  const customer = await newCustomer()
  const garments = [await newGarment(), await newGarment(), await newGarment()]
  const id = await orderPieces(customer, ...garments)
  const page = await visit({ as: customer })
  await open(page, '/dashboard/orders')
  let sent = 0
  await page.route('**/api/cart/add', async (route) => {
    sent += 1
    await (sent > 1 ? route.abort() : route.continue())
  })
  await page.getByRole('button', { name: `Buy again the products of order ${id}` }).click()
  const words = await answerDialog(page)
  expect(words.match(/, M: Something went wrong/g)).toHaveLength(2)
  await untilAt(page, '/cart')
  await expect.poll(() => badge(page)).toBe('1')
  await untilCaughtUp(page)
  expect(sent).toBe(2)
})
