import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { auditOf } from '../testing/audit.ts'
import { DEBT_LIMIT, givenDebt, givenPaused } from '../testing/given-debts.ts'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { judgeDebts } from './judge-debts.ts'
import { dayAfter } from './periods.ts'
import { givenSettled } from './testing/store-books.ts'

withinOneDay()

let shop: TestShop
let admin: { id: number; token: string }
let shopper: { id: number; token: string }
let store: { id: number; token: string }
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
beforeEach(async () => {
  shopper = await shop.given.account()
  store = await shop.given.vendor()
  productId = await shop.given.product({ vendorId: store.id, stock: { M: 10 } })
})
afterAll(() => shop.close())

const WORDS = 'This store is not taking orders right now.'
const REFUSED = { status: 409, body: { code: 'store_takes_no_orders' } }
const params = () => ({ id: String(store.id) })
const judge = () => judgeDebts(shop.db, new AbortController().signal)
const settings = (body: object) => shop.call('PUT /api/settings', { body }, admin.token)
const terms = async () => (await shop.call('GET /api/store-terms/own', {}, store.token)).body
const pay = (amount: number, reference: string) =>
  shop.call(
    'POST /api/store-terms/:id/payments',
    { params: params(), body: { amount, way: 'bkash', reference } },
    admin.token,
  )
const lift = (until: string | null) =>
  shop.call('PUT /api/store-terms/:id/lift', { params: params(), body: { until } }, admin.token)
const buy = () => order(shop, shopper.token, orderBody([{ productId }]))
const putIn = () => {
  const body = { userId: shopper.id, items: [{ productId, quantity: 1, size: 'M' as const }] }
  return shop.call('POST /api/cart/add', { body }, shopper.token)
}
const seen = async () => (await shop.call('GET /api/product/:id', { params: { id: String(productId) } })).body.noOrders
const told = async () => {
  const events = shop.db.selectFrom('outbox').select(['name', 'payload']).orderBy('id')
  return (await events.execute())
    .filter(({ name, payload }) => name.startsWith('store.') && (payload as { vendorId: number }).vendorId === store.id)
    .map(({ name }) => name)
}

describe('a store that owes too much', () => {
  test('is told, and takes orders until its days are over; then its products are seen, and not ordered', async () => {
    await givenDebt(shop, store.id, 6)
    await judge()
    expect(await seen()).toBeUndefined()
    expect((await putIn()).body.count).toBe(1)
    expect(await terms()).toMatchObject({ debt: { isPaused: false, limit: DEBT_LIMIT, pausesAt: expect.any(String) } })
    await sql`update store_debts set told_at = told_at - interval '1 day' where vendor_id = ${store.id}`.execute(
      shop.db,
    )
    const heard: CacheTag[] = []
    onInvalidation(shop.db, (tags) => heard.push(...tags))
    for (const _ of [1, 2]) await judge()
    expect(heard).toEqual([`vendor:${store.id}`, 'catalog'])
    expect(await seen()).toBe(WORDS)
    const listed = await shop.call('GET /api/product', { query: { limit: '100' } })
    expect(listed.body.map(({ id }: { id: number }) => id)).toContain(productId)
    expect(await terms()).toMatchObject({ debt: { isPaused: true } })
    expect(await told()).toEqual(['store.owes', 'store.paused'])
  })

  test('is in no cart any more, and in no order: both say why, at the line', async () => {
    const other = await shop.given.product()
    await putIn()
    await shop.call(
      'POST /api/cart/add',
      {
        body: { userId: shopper.id, items: [{ productId: other, quantity: 1, size: 'M' }] },
      },
      shopper.token,
    )
    await givenPaused(shop, store.id)
    expect(await putIn()).toMatchObject({ ...REFUSED, body: { fields: { 'items.0.productId': WORDS } } })
    const cart = await shop.call(
      'GET /api/cart/GetCartItems/:userId',
      { params: { userId: String(shopper.id) } },
      shopper.token,
    )
    expect(cart.body).toMatchObject({
      count: 1,
      items: [{ productId, notice: { code: 'no_orders', message: WORDS } }, {}],
    })
    const changed = { params: { productId: String(productId) }, body: { userId: shopper.id, productId, quantity: 2 } }
    expect(await shop.call('PUT /api/cart/:productId', changed, shopper.token)).toMatchObject(REFUSED)
    const quote = await shop.call('GET /api/checkout/quote', {}, shopper.token)
    expect(quote.body).toMatchObject({ lines: [{ productId: other }], offSale: [{ productId }] })
    expect(await buy()).toMatchObject({ ...REFUSED, body: { fields: { 'items.0.productId': WORDS } } })
  })

  test('takes orders again as soon as couriers’ sales set it off, by itself', async () => {
    await givenPaused(shop, store.id)
    await givenSettled(shop.db, store.id, 1_000_000 - DEBT_LIMIT * 100 - 1)
    await judge()
    expect(await buy()).toMatchObject(REFUSED)
    await givenSettled(shop.db, store.id, 1)
    for (const _ of [1, 2]) await judge()
    expect((await buy()).status).toBe(201)
    expect(await seen()).toBeUndefined()
    expect(await terms()).toMatchObject({ debt: null })
    expect(await told()).toEqual(['store.owes', 'store.paused', 'store.resumed'])
  })

  test('goes on with the orders that it has', async () => {
    const { body } = await buy()
    await givenPaused(shop, store.id)
    expect((await moveOrder(shop, store.token, body.id, 'Completed')).status).toBe(200)
  })

  test('is never paused where admins set no days, or no limit any more', async () => {
    await settings({ daysUntilPause: 0 })
    await givenPaused(shop, store.id)
    expect((await buy()).status).toBe(201)
    expect(await terms()).toMatchObject({ debt: { pausesAt: null } })
    await settings({ daysUntilPause: 7 })
    await judge()
    expect(await buy()).toMatchObject(REFUSED)
    await settings({ storeDebtLimit: 0 })
    await judge()
    expect((await buy()).status).toBe(201)
  })

  test('that owes too much once more has all its days anew', async () => {
    await givenPaused(shop, store.id)
    await givenSettled(shop.db, store.id, 1_000_000)
    await judge()
    await givenDebt(shop, store.id)
    await judge()
    expect((await buy()).status).toBe(201)
    expect(await told()).toEqual(['store.owes', 'store.paused', 'store.resumed', 'store.owes'])
  })
})

describe('an admin', () => {
  test('lets orders in until a day, and ends that', async () => {
    const today = await todayInDhaka(shop.db)
    expect(await lift(today)).toMatchObject({ status: 409, body: { code: 'store_owes_nothing' } })
    await givenPaused(shop, store.id)
    for (const _ of [1, 2])
      expect((await lift(today)).body).toMatchObject({ debt: { isPaused: false, liftedUntil: today } })
    await judge()
    expect((await buy()).status).toBe(201)
    expect((await lift(null)).body).toMatchObject({ debt: { isPaused: true, liftedUntil: null } })
    expect(await buy()).toMatchObject(REFUSED)
    expect(await lift('2026-01-01')).toMatchObject({ status: 400, body: { fields: { until: 'This day has passed.' } } })
    expect(await auditOf(shop, admin, 'vendor', store.id)).toMatchObject([
      { before: { ordersUntil: null }, after: { ordersUntil: today } },
      { before: { ordersUntil: today }, after: { ordersUntil: null } },
    ])
  })

  test('has it paused again by itself once that day is over', async () => {
    await givenPaused(shop, store.id)
    await lift(dayAfter(await todayInDhaka(shop.db)))
    await sql`update store_debts set lifted_until = lifted_until - 2 where vendor_id = ${store.id}`.execute(shop.db)
    await judge()
    expect(await buy()).toMatchObject(REFUSED)
    expect(await told()).toEqual(['store.owes', 'store.paused', 'store.resumed', 'store.paused'])
  })

  test('does so for no store that there is not', async () => {
    store = { ...store, id: 999_999 }
    for (const answer of [await lift(null), await pay(1, 'x')])
      expect(answer).toMatchObject({ status: 404, body: { code: 'vendor_not_found' } })
  })
})
