import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSubscribers } from '../assembly/subscribers.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { untilMailsRest } from '../testing/mails.ts'
import { moveOrder, type OrderBody, order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  const options = { sends: { mail: false, sms: false }, publicUrl: 'https://haat.example' }
  await keepTestJobsRunning(shop, { subscribers: createSubscribers(options) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('messages').execute()
  await shop.db.deleteFrom('told_holdings').execute()
})

let homes = 0
function somewhere(): Partial<OrderBody> {
  homes += 1
  return { phone: `0161${String(homes).padStart(7, '0')}`, shippingAddress: `House ${homes}`, shippingCity: 'Khulna' }
}

/** A store with so many pieces. */
async function storeWith(stock: number): Promise<{ vendorId: number; productId: number }> {
  const { id: vendorId } = await shop.given.vendor()
  return { vendorId, productId: await shop.given.product({ vendorId, stock: { M: stock } }) }
}

async function buys(
  quantity: number,
  productId: number,
  { token, to = somewhere() }: { token?: string; to?: object } = {},
) {
  const as = token ?? (await shop.given.account()).token
  const answer = await order(shop, as, orderBody([{ productId, quantity }], to))
  expect(answer.status).toBe(201)
  return Number(answer.body.id)
}

/** By mail, what admins were told. */
async function told(): Promise<string[]> {
  await untilMailsRest(shop)
  const rows = await shop.db
    .selectFrom('messages')
    .select('subject')
    .where('kind', '=', 'stock_held')
    .where('way', '=', 'mail')
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject.replace(/stock of .* on order/, 'stock of the store on order'))
}

const of = (who: string, percent: number) => `One ${who} has ${percent}% of the counted stock of the store on order`

describe('admins are told that much of a store’s stock is on order', () => {
  test('of one account, and of one phone and one address, once they have more than 5 %', async () => {
    const { productId } = await storeWith(400)
    const [{ token }, to] = [await shop.given.account(), somewhere()]
    await buys(20, productId, { token, to })
    expect(await told()).toEqual([])
    await buys(1, productId, { token, to })
    expect((await told()).toSorted()).toEqual([of('account', 5), of('address', 5), of('phone', 5)])
  })

  test('of one account wherever it sends them', async () => {
    const { productId } = await storeWith(100)
    const { token } = await shop.given.account()
    for (const quantity of [9, 9]) await buys(quantity, productId, { token })
    expect(await told()).toEqual([of('account', 18)])
  })

  test('of one phone and of one address over many accounts', async () => {
    const { phone, ...place } = somewhere()
    const [ofPhone, ofPlace] = [await storeWith(100), await storeWith(100)]
    for (const quantity of [9, 9]) await buys(quantity, ofPhone.productId, { to: { ...somewhere(), phone } })
    for (const quantity of [9, 9]) await buys(quantity, ofPlace.productId, { to: { ...somewhere(), ...place } })
    expect((await told()).toSorted()).toEqual([of('address', 18), of('phone', 18)])
  })

  test('by the bell as well, with the way to the order', async () => {
    const { productId } = await storeWith(100)
    const orderId = await buys(50, productId)
    await untilMailsRest(shop)
    const bells = await shop.db
      .selectFrom('messages')
      .select(['recipient', 'path'])
      .where('kind', '=', 'stock_held')
      .where('way', '=', 'bell')
      .execute()
    expect(bells).toContainEqual({ recipient: `admin:${admin.id}`, path: `/dashboard/orders/${orderId}` })
  })

  test('once a day each', async () => {
    const { productId } = await storeWith(1_000)
    const [{ token }, to] = [await shop.given.account(), somewhere()]
    for (const quantity of [90, 9]) await buys(quantity, productId, { token, to })
    expect(await told()).toHaveLength(3)
    await shop.db.updateTable('told_holdings').set({ told_at: sql<Date>`now() - interval '1 day'` }).execute()
    await buys(9, productId, { token, to })
    expect(await told()).toHaveLength(6)
  })
})

describe('they are not told', () => {
  test('of a few pieces of a small store', async () => {
    const { productId } = await storeWith(20)
    await buys(9, productId)
    expect(await told()).toEqual([])
  })

  test('of what is not counted, or was cancelled', async () => {
    const { vendorId, productId } = await storeWith(400)
    const uncounted = await shop.given.product({ vendorId, stock: { M: null } })
    const [{ token }, to] = [await shop.given.account(), somewhere()]
    await buys(99, uncounted, { token, to })
    const cancelled = await buys(15, productId, { token, to })
    await moveOrder(shop, token, cancelled, 'Cancelled')
    await buys(15, productId, { token, to })
    expect(await told()).toEqual([])
  })

  test('of what an admin orders for others', async () => {
    const { productId } = await storeWith(100)
    for (const quantity of [9, 9]) await buys(quantity, productId, { token: admin.token })
    expect(await told()).toEqual([])
  })

  test('of less than they set, nor of anything where they set 0', async () => {
    const change = (heldPercentToTell: number) =>
      shop.call('PUT /api/settings', { body: { heldPercentToTell } }, admin.token)
    for (const percent of [50, 0]) {
      await change(percent)
      const { productId } = await storeWith(100)
      await buys(percent === 0 ? 99 : 50, productId)
    }
    expect(await told()).toEqual([])
    await change(5)
  })
})
