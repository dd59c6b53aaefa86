import type { Page } from 'playwright-core'
import { query } from './database.ts'
import { type Garment, newGarment } from './goods.ts'
import { answerDialog, badge, open, seesHeading, untilCaughtUp } from './look.ts'
import { CONTACT, comeToCheckout, confirmOrder, orderPieces, putInCart } from './ordering.ts'
import { newCustomer, theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const totals = (page: Page) => page.getByRole('region', { name: 'Total' })
const rowOf = (page: Page, { name }: Garment) => page.getByRole('row', { name })
const quantityOf = (page: Page, { name }: Garment) => page.getByRole('spinbutton', { name: new RegExp(name) })

/** Holds back the changes of the cart, until they are let go. */
async function holdingBack(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = []
  await page.route('**/api/cart/*', async (route) => {
    if (route.request().method() === 'PUT') held.push(() => route.continue())
    else await route.continue()
  })
  return async () => {
    await expect.poll(() => held.length).toBe(1)
    for (const go of held) await go()
  }
}

test('while a quantity is on its way no old sum stands there, nothing jumps, and its answer brings the new ones', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const [stepped, other] = [await newGarment({ priceTaka: 1450 }), await newGarment({ priceTaka: 500 })]
  for (const garment of [stepped, other]) await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  await expect.poll(() => totals(page).innerText()).toMatch(/৳1,950[\s\S]*৳60[\s\S]*৳2,010/)
  const reads: string[] = []
  page.on('request', (request) => {
    if (/GetCartItems|quote/.test(request.url())) reads.push(request.url())
  })
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await totals(page).boundingBox()
  const letGo = await holdingBack(page)
  await page.getByRole('button', { name: `One more of ${stepped.name}, size M` }).click()
  await expect.poll(() => totals(page).getAttribute('aria-busy')).toBe('true')
  expect(await totals(page).innerText()).not.toContain('৳')
  expect(await rowOf(page, stepped).locator('.cart-row-subtotal').innerText()).not.toContain('৳')
  expect(await rowOf(page, other).locator('.cart-row-subtotal').innerText()).toContain('৳500')
  expect(await totals(page).boundingBox()).toEqual(before)
  await letGo()
  await expect.poll(() => totals(page).innerText()).toMatch(/৳3,400[\s\S]*৳60[\s\S]*৳3,460/)
  await expect.poll(() => rowOf(page, stepped).innerText()).toContain('৳2,900')
  await expect.poll(() => totals(page).getAttribute('aria-busy')).toBe('false')
  await expect.poll(() => badge(page)).toBe('3')
  await untilCaughtUp(page)
  expect(reads).toEqual([])
})

test('the cart shows what the server says it comes to, and makes no sum of its own', async ({ visit }) => {
  const customer = await newCustomer()
  const garment = await newGarment({ priceTaka: 1000 })
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  const offer = { what: 'Eid offer', paidBy: 'store', amount: -111 }
  let stored = Promise.resolve()
  await page.route('**/api/cart/**', async (route) => {
    if (route.request().method() === 'PUT') await stored
    const answer = await route.fetch()
    const cart = await answer.json()
    const quote = { itemsTotal: 777, adjustments: [offer], shipping: 55, total: 721 }
    const items = cart.items.map((line: object) => ({ ...line, subtotal: 888 }))
    await route.fulfill({ response: answer, json: { ...cart, items, quote } })
  })
  await open(page, '/cart')
  const shown = /৳777[\s\S]*Eid offer\s+৳-111[\s\S]*৳55[\s\S]*৳721/
  await expect.poll(() => totals(page).innerText()).toMatch(shown)
  let letGo = () => {}
  stored = new Promise((resolve) => {
    letGo = resolve
  })
  await quantityOf(page, garment).fill('4')
  await expect.poll(() => totals(page).getAttribute('aria-busy')).toBe('true')
  letGo()
  await expect.poll(() => totals(page).getAttribute('aria-busy')).toBe('false')
  await expect.poll(() => totals(page).innerText()).toMatch(shown)
  await expect.poll(() => rowOf(page, garment).innerText()).toContain('৳888')
})

test('a quantity that no connection takes goes back, and the sums with it', async ({ visit, troubles }) => {
  troubles.expect(/^no answer PUT .*\/api\/cart/, /^console: .*(ERR_FAILED|could not be saved)/)
  const customer = await newCustomer()
  const garment = await newGarment({ priceTaka: 1450 })
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  await page.route('**/api/cart/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await quantityOf(page, garment).fill('3')
  await untilToasted(page, 'error')
  await expect.poll(() => quantityOf(page, garment).inputValue()).toBe('1')
  await expect.poll(() => totals(page).innerText()).toMatch(/৳1,450[\s\S]*৳60[\s\S]*৳1,510/)
  await page.unroute('**/api/cart/*')
  await quantityOf(page, garment).fill('3')
  await expect.poll(() => totals(page).innerText()).toContain('৳4,410')
})

test('a quantity that nobody can buy leaves no sum standing', async ({ visit }) => {
  const customer = await newCustomer()
  const garment = await newGarment({ priceTaka: 1450 })
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  await quantityOf(page, garment).fill('0')
  await expect.poll(() => totals(page).innerText()).not.toContain('৳')
  await quantityOf(page, garment).fill('2')
  await expect.poll(() => totals(page).innerText()).toContain('৳2,960')
})

test('a fee that changed since the quote is said before anything is ordered', async ({ visit, troubles }) => {
  troubles.expect(/^answer 409 POST \/api\/orders\/create/)
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  // The quote as it was before the fee of all others in this shop was what it is.
  await page.route('**/api/checkout/quote', async (route) => {
    const answer = await route.fetch()
    const quote = await answer.json()
    await route.fulfill({ response: answer, json: { ...quote, shipping: 20, total: quote.total - 40 } })
  })
  await comeToCheckout(page, customer, await newGarment({ priceTaka: 1200 }))
  const overview = page.getByRole('region', { name: 'Cart Overview' })
  await expect.poll(() => overview.innerText()).toMatch(/Shipping\s+৳20\s+Payable amount\s+৳1,220/)
  await page.unroute('**/api/checkout/quote')
  await confirmOrder(page)
  expect(await answerDialog(page)).toContain('৳1,260')
  expect(await query('select id from orders where customer_id = $1', [customer.id])).toEqual([])
  await expect.poll(() => overview.innerText()).toMatch(/Shipping\s+৳60\s+Payable amount\s+৳1,260/)
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
})

test('an adjustment stands on the confirmation, in the list, on the store’s page and on its slip', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const store = await newStore()
  const shirt = await newGarment({ priceTaka: 900, vendorId: store.vendorId })
  const saree = await newGarment({ priceTaka: 2400 })
  const id = await orderPieces(customer, shirt, saree)
  await adjust(id, store.vendorId)
  const page = await visit({ as: customer })
  await open(page, `/order-confirmation/${id}`)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect
    .poll(() => summary.innerText())
    .toMatch(/Subtotal\s+৳3,300\s+Eid offer\s+৳-200\s+Welcome\s+৳-60\s+Shipping\s+৳60\s+Total\s+৳3,100/)
  await expect.poll(() => summary.innerText()).toContain('To pay when it arrives: ৳700; Eid offer: ৳-200')
  await expect.poll(() => page.getByRole('main').innerText()).toContain('You pay ৳3,100')
  await open(page, '/dashboard/orders')
  await expect.poll(() => page.getByRole('row', { name: `Order ${id}` }).innerText()).toContain('৳3,100')

  const desk = await visit({ as: store })
  await open(desk, `/dashboard/orders/${id}`)
  const own = desk.getByRole('region', { name: 'Order summary' })
  await expect.poll(() => own.innerText()).toMatch(/Subtotal\s+৳900\s+Eid offer\s+৳-200\s+Total\s+৳700/)
  await desk.getByRole('link', { name: 'Packing slip' }).click()
  const slip = desk.getByRole('article', { name: `Order ${id}` })
  await expect.poll(() => slip.innerText()).toMatch(/This parcel\s+৳900\s+Eid offer\s+৳-200\s+Amount to collect\s+৳700/)
  await expect.poll(() => slip.innerText()).toContain(CONTACT.Address)
})

test('who packs a parcel has its slip; who bought it has not, wherever shipping stands', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 404/)
  const [store, rival] = [await newStore(), await newStore()]
  const shirt = await newGarment({ priceTaka: 900, vendorId: store.vendorId })
  // Bought by another vendor, and delivered for nothing.
  const id = await orderPieces(rival, shirt)
  await query(
    'update orders set shipping_poisha = 0, total_poisha = items_poisha, due_poisha = items_poisha where id = $1',
    [id],
  )
  const [{ id: parcelId } = {}] = await query('select id from parcels where order_id = $1', [id])
  const slip = `/dashboard/orders/${id}/slip/${parcelId}`
  const bought = await visit({ as: rival })
  await open(bought, `/dashboard/orders/${id}`)
  await bought.getByRole('button', { name: 'Cancel order' }).waitFor()
  expect(await bought.getByRole('link', { name: 'Packing slip' }).count()).toBe(0)
  expect(await bought.getByRole('button', { name: /^Complete/ }).count()).toBe(0)
  await bought.goto(slip)
  await seesHeading(bought, 'Page not found')
  for (const packer of [store, await theAdmin()]) {
    const page = await visit({ as: packer })
    await open(page, `/dashboard/orders/${id}`)
    await page.getByRole('button', { name: /^Complete/ }).waitFor()
    await page.getByRole('link', { name: 'Packing slip' }).click()
    await page.getByText('Amount to collect').waitFor()
  }
})

/** 200 taka less for one store’s pieces, which it bears, and all of the delivery, which the shop does. */
async function adjust(orderId: number, vendorId: number): Promise<void> {
  await query(
    `with given as (
      insert into order_adjustments (order_id, parcel_id, what, paid_by, poisha)
      select $1, id, 'Eid offer', 'store', -20000 from parcels where order_id = $1 and vendor_id = $2
      union all select $1, null, 'Welcome', 'shop', -6000
    ), parcel as (
      update parcels set adjustments_poisha = -20000, store_adjustments_poisha = -20000
      where order_id = $1 and vendor_id = $2
    )
    update orders set adjustments_poisha = -26000, total_poisha = total_poisha - 26000, due_poisha = due_poisha - 26000
    where id = $1`,
    [orderId, vendorId],
  )
}
