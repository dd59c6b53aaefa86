import type { Locator, Page } from 'playwright-core'
import { COMPANIES, type Company } from '#contract/values/couriers'
import { type CourierKind, openPretendCourier, type PretendCourier } from '../../pretend/couriers/courier.ts'
import type { Consignment } from '../../pretend/couriers/speech.ts'
import { PRETEND_KEYS } from '../../src/server/testing/couriers.ts'
import { call } from './calls.ts'
import { query } from './database.ts'
import { open } from './look.ts'
import { test as base, expect } from './own-shop.ts'
import { type Account, newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore, type Store } from './selling.ts'

export { expect } from './own-shop.ts'

export type Couriers = Record<CourierKind, PretendCourier>

/** `test` in a shop of this file alone, with each courier beside it; no account is set up yet. */
export const test = base.extend<{ couriers: Couriers; settings: Record<string, string> }>({
  couriers: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from here
    async ({}, use) => {
      const opened = await Promise.all(COMPANIES.map(async (kind) => [kind, await openPretendCourier(kind)] as const))
      await use(Object.fromEntries(opened) as Couriers)
      for (const [, courier] of opened) await courier.close()
    },
    { scope: 'file' },
  ],
  settings: [
    async ({ couriers }, use) =>
      await use({ COURIER_URLS: COMPANIES.map((kind) => `${kind}=${couriers[kind].url}`).join() }),
    { scope: 'file' },
  ],
})

/** Opens the shop’s account with a courier, and waits until its areas are known: a booking before that finds none. */
export async function setUp(shopUrl: string, courier: PretendCourier): Promise<void> {
  const admin = await theAdmin(shopUrl)
  const company = courier.kind
  const body = { environment: 'pretend' as const, isOn: true, keys: PRETEND_KEYS[company], renewsSecret: true }
  const { pushSecret } = await call('PUT /api/courier-accounts/:company', { params: { company }, body }, admin)
  courier.pushTo(`${shopUrl}/api/couriers/${company}/push`, pushSecret ?? '')
  if (company === 'steadfast') return
  const places = `${shopUrl}/api/couriers/${company}/places?search=Mirpur`
  const headers = { authorization: `Bearer ${admin.token}` }
  await expect.poll(async () => (await (await fetch(places, { headers })).json()).places.length).toBeGreaterThan(0)
}

/** An order of some products of a store, 60 taka for the shipping with it. */
export interface Placed {
  store: Store
  customer: Account
  orderId: number
  parcelId: number
  productIds: number[]
}

/** Of so many pieces at so many taka each; each line is counted, with 10 pieces before it. */
export async function newOrder(shopUrl: string, ...lines: { priceTaka: number; quantity: number }[]): Promise<Placed> {
  const [store, customer] = [await newStore(shopUrl), await newCustomer(shopUrl)]
  const items = []
  for (const { priceTaka, quantity } of lines) {
    const { id } = await newProduct(store, { name: `Panjabi at ${priceTaka}`, priceTaka, stock: { M: 10 } })
    items.push({ productId: id, price: priceTaka, quantity, Size: 'M' as const })
  }
  const contact = { name: 'Rahima Khatun', email: customer.email, phone: '01711000000' }
  const where = { shippingAddress: 'House 4, Mirpur 10', shippingCity: 'Dhaka' }
  const totalAmount = items.reduce((sum, { price, quantity }) => sum + price * quantity, 60)
  const { id, parcels } = await call(
    'POST /api/orders/create',
    { body: { ...contact, ...where, totalAmount, items } },
    customer,
  )
  return {
    store,
    customer,
    orderId: id,
    parcelId: parcels[0]?.id ?? 0,
    productIds: items.map(({ productId }) => productId),
  }
}

/** The one parcel of an order that this store sends. */
export async function placedOf(store: Store, customer: Account, orderId: number): Promise<Placed> {
  const { parcels, items } = await call('GET /api/orders/:id', { params: { id: String(orderId) } }, store)
  const [parcel, ...others] = parcels
  if (!parcel || others.length > 0) throw new Error('A store sends one parcel of it.')
  return { store, customer, orderId, parcelId: parcel.id, productIds: items.map(({ productId }) => productId) }
}

/** Packed, booked by its store, and handed over by that. */
export async function carriedBy(courier: PretendCourier, placed: Placed): Promise<Consignment> {
  await book(courier.kind, placed)
  await untilStage(placed, 'handed_over')
  return takenOf(courier, placed)
}

export async function book(company: Company, { parcelId, store }: Placed): Promise<void> {
  await call('PUT /api/parcels/:id/stage', { params: { id: String(parcelId) }, body: { stage: 'packed' } }, store)
  const { couriers } = await call('GET /api/couriers', {}, store)
  const accountId = couriers.find((each) => each.company === company)?.accountId ?? 0
  await call('POST /api/parcels/consignments', { body: { ids: [parcelId], accountId } }, store)
}

/** What a courier has of a parcel, once. */
export function takenOf({ taken }: PretendCourier, { parcelId }: Placed): Consignment {
  const [consignment, ...more] = taken.filter(({ invoice }) => invoice.split('-')[0] === `H${parcelId}`)
  if (!consignment || more.length > 0) throw new Error(`It has ${more.length + 1} consignments, or none.`)
  return consignment
}

export async function untilStage({ orderId, store }: Placed, stage: string): Promise<void> {
  const stageNow = async () =>
    (await call('GET /api/orders/:id', { params: { id: String(orderId) } }, store)).parcels[0]?.stage
  await expect.poll(stageNow).toBe(stage)
}

/** Until its company has taken it; else the failure says what it answered. */
export async function untilBooked({ parcelId }: Placed, dataDir: string): Promise<void> {
  const booking = 'select state, problem from consignments where parcel_id = $1'
  await expect.poll(() => query(booking, [parcelId], dataDir)).toEqual([{ state: 'booked', problem: '' }])
}

/** Until all that was sent is processed, and everybody is notified. */
export async function untilNotified(dataDir: string): Promise<void> {
  const left = `select (select count(*) from courier_pushes where understood_at is null)
    + (select count(*) from outbox) + (select count(*) from graphile_worker.jobs where run_at <= clock_timestamp()) as left`
  await expect.poll(async () => Number((await query(left, [], dataDir))[0]?.['left'])).toBe(0)
}

/** Of size M, in the order of the ids. */
export async function stockOf(productIds: number[], dataDir: string): Promise<unknown[]> {
  const rows = await query(
    "select stock from product_sizes where product_id = any($1) and size = 'M' order by product_id",
    [productIds],
    dataDir,
  )
  return rows.map(({ stock }) => stock)
}

export const card = (page: Page, { orderId }: Placed): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${orderId}`, exact: true }) })

/** Opens a list of what is to do until the parcel stands on it. */
export async function findIn(page: Page, list: string, placed: Placed): Promise<Locator> {
  await expect
    .poll(async () => {
      await open(page, `/dashboard/parcels?list=${list}&search=${placed.orderId}`)
      await card(page, placed)
        .or(page.getByText(/^(No parcels here.|Not in this list.)$/))
        .first()
        .waitFor()
      return await card(page, placed).count()
    })
    .toBe(1)
  return card(page, placed)
}

/** Confirmed and packed by its store on its screen; answers its card, from which a courier is asked. */
export async function packedOnScreen(page: Page, placed: Placed, dataDir: string): Promise<Locator> {
  await (await findIn(page, 'to_confirm', placed)).getByRole('button', { name: 'Confirm', exact: true }).click()
  await card(page, placed).waitFor({ state: 'detached' })
  await untilNotified(dataDir)
  await (await findIn(page, 'to_pack', placed)).getByRole('button', { name: 'Mark as packed' }).click()
  await card(page, placed).waitFor({ state: 'detached' })
  return await findIn(page, 'to_hand_over', placed)
}

/** What an admin reads under *Sent messages* of what the bells rang about an order. */
export async function rungAbout(page: Page, { orderId }: Placed): Promise<string[]> {
  await open(page, `/dashboard/messages?way=bell&search=${orderId}`)
  const subjects = page.getByRole('main').getByRole('rowheader')
  await subjects.first().waitFor()
  return (await subjects.allInnerTexts()).map((subject) => subject.trim()).toSorted()
}
