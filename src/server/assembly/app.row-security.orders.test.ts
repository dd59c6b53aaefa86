import { beforeEach, describe, expect, test } from 'vitest'
import { quoteOf } from '../cart/quote.ts'
import { statsOf } from '../dashboard/stats.queries.ts'
import { trackDeadlines } from '../deadlines/track-deadlines.ts'
import { orderOfKey } from '../orders/earlier-orders.queries.ts'
import { insertOrder } from '../orders/insert-order.queries.ts'
import { ordersPage, parcelsPage } from '../orders/list.queries.ts'
import { lockOrder } from '../orders/locks.queries.ts'
import { moveParcels, parcelsOfOrder, piecesTaken, updateOrder } from '../orders/moving.queries.ts'
import { linesOfOrder, orderOf, statesOf } from '../orders/orders.queries.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let people: Traders
/** Of the customer, with a parcel of the baker’s and one of the weaver’s. */
let placed: { id: number; parcels: { id: number; vendorId: number }[] }
let apron: number

beforeEach(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
  apron = await shop.given.product({ vendorId: people.baker.id, stock: { M: 9 } })
  const shawl = await shop.given.product({ vendorId: people.weaver.id, stock: { M: 9 } })
  const body = orderBody([{ productId: apron }, { productId: shawl }])
  placed = (await order(shop, people.customer.token, body, 'the key')).body
  return () => shop.close()
})

const REFUSED = /row-level security|permission denied/
const MOVED = {
  ...{
    reason: '',
    bringerId: undefined,
    happenedAt: undefined,
    deliveryPoisha: 6_000,
    courier: null,
    collectsFor: null,
    trackingNumber: undefined,
  },
  ...{ keptPoisha: null, collectedPoisha: null },
}
const by = (accountId: number) => ({ by: 'store' as const, accountId })
const FORGED_PARCEL = { vendorId: 1, lines: [], itemsPoisha: 1, adjustmentsPoisha: 0, storeAdjustmentsPoisha: 0 }
const ALL = { before: undefined, limit: 99 }
const parcelOf = (vendorId: number) => placed.parcels.find((parcel) => parcel.vendorId === vendorId)?.id ?? 0

async function stored(): Promise<unknown> {
  const { db } = shop
  return await Promise.all([
    db.selectFrom('orders').selectAll().orderBy('id').execute(),
    db.selectFrom('parcels').selectAll().orderBy('id').execute(),
    db.selectFrom('order_lines').selectAll().orderBy('id').execute(),
    db.selectFrom('parcel_moves').selectAll().orderBy('id').execute(),
    db.selectFrom('line_outcomes').selectAll().execute(),
    db.selectFrom('order_requests').selectAll().orderBy('key').execute(),
  ])
}

/** Who has no part in the order. */
const STRANGERS: Record<string, () => Promise<number>> = {
  'another customer': async () => (await shop.given.account()).id,
  'a vendor who sends nothing of it': async () => (await shop.given.vendor()).ownerId,
}

describe.each(Object.entries(STRANGERS))('under row security an order is, to %s,', (_, accountId) => {
  let stranger: Db
  beforeEach(async () => {
    stranger = await behind(shop, await accountId())
  })

  test('not there, however it is asked for', async () => {
    const { customer, baker } = people
    const parcels = placed.parcels.map(({ id }) => id)
    expect(await orderOf(stranger, placed.id)).toBeUndefined()
    expect(await linesOfOrder(stranger, placed.id).execute()).toEqual([])
    expect(await ordersPage(stranger, undefined, ALL)).toEqual({ rows: [], total: 0 })
    expect(await ordersPage(stranger, customer.id, ALL)).toEqual({ rows: [], total: 0 })
    expect(await parcelsPage(stranger, baker.id, ALL)).toEqual({ rows: [], total: 0 })
    expect(await orderOfKey(stranger, customer.id, { key: 'the key', isKeyed: true })).toBeUndefined()
    expect(await lockOrder(stranger, { by: 'order', id: placed.id })).toBeUndefined()
    expect(await parcelsOfOrder(stranger, { by: 'order', id: placed.id })).toEqual([])
    expect(await statesOf(stranger, { by: 'order', id: placed.id })).toEqual([])
    expect(await piecesTaken(stranger, parcels)).toEqual([])
    expect(await statsOf(stranger, { customerId: customer.id })).toMatchObject({ totalOrders: 0, revenuePoisha: 0 })
    expect(await statsOf(stranger, { vendorId: baker.id })).toMatchObject({ totalOrders: 0, revenuePoisha: 0 })
  })

  test('not to be moved or added to', async () => {
    const before = await stored()
    const parcelId = parcelOf(people.baker.id)
    const line = { product_id: apron, name: 'Forged', price_poisha: 1, size: 'L', quantity: 1, stock_taken: false }
    expect(
      await moveParcels(stranger, [parcelId], { ...MOVED, stage: 'cancelled', mover: by(people.customer.id) }),
    ).toEqual([])
    await updateOrder(stranger, placed.id, { status: 'Cancelled', lostPoisha: 1 })
    const parcel = { order_id: placed.id, vendor_id: 1, items_poisha: 1 }
    await expect(stranger.insertInto('parcels').values(parcel).execute()).rejects.toThrow(REFUSED)
    const adding = stranger.insertInto('order_lines').values({ ...line, parcel_id: parcelId })
    await expect(adding.execute()).rejects.toThrow(REFUSED)
    await expect(forgedMove(stranger, parcelId, people.customer.id)).rejects.toThrow(REFUSED)
    await expect(forgedOutcome(stranger)).rejects.toThrow(REFUSED)
    expect(await stored()).toEqual(before)
  })
})

/** As a query that forgot its condition would write them. */
async function forgedMove(db: Db, parcelId: number, accountId: number, movedBy: 'store' | 'shop' = 'store') {
  const move = { parcel_id: parcelId, stage: 'delivered' as const, moved_by: movedBy, account_id: accountId }
  return await db.insertInto('parcel_moves').values(move).execute()
}

async function forgedOutcome(db: Db) {
  const lines = shop.db.selectFrom('order_lines').select('id').where('product_id', '=', apron)
  const { id } = await lines.executeTakeFirstOrThrow()
  return await db.insertInto('line_outcomes').values({ line_id: id, outcome: 'kept', quantity: 1 }).execute()
}

describe('under row security a customer', () => {
  let mine: Db
  beforeEach(async () => {
    mine = await behind(shop, people.customer.id)
  })

  test('sees the own order whole', async () => {
    expect(await orderOf(mine, placed.id)).toMatchObject({ id: placed.id })
    expect(await linesOfOrder(mine, placed.id).execute()).toHaveLength(2)
    expect(await ordersPage(mine, undefined, ALL)).toMatchObject({ total: 1 })
  })

  test('orders in nobody else’s name', async () => {
    const before = await stored()
    const forged = {
      ...{ customerId: people.admin.id, request: { ...orderBody([]), items: [], altPhone: '', notes: '' } },
      once: { key: 'forged', fingerprint: 'x', isKeyed: true },
      quote: { ...quoteOf([], { shippingPoisha: 1, adjustmentsOf: () => [] }), parcels: [FORGED_PARCEL] },
      isTaken: () => false,
      awaitsConfirmation: false,
    }
    await expect(transact(mine, (tx) => insertOrder(tx, forged))).rejects.toThrow(REFUSED)
    expect(await stored()).toEqual(before)
  })

  test('changes nothing of the own order but its status', async () => {
    const before = await stored()
    const cheaper = mine.updateTable('orders').set({ shipping_poisha: 0 }).where('id', '=', placed.id)
    await expect(cheaper.execute()).rejects.toThrow(REFUSED)
    await expect(mine.updateTable('order_lines').set({ price_poisha: 0 }).execute()).rejects.toThrow(REFUSED)
    await expect(mine.deleteFrom('orders').execute()).rejects.toThrow(REFUSED)
    await expect(forgedOutcome(mine)).rejects.toThrow(REFUSED)
    const parcelId = parcelOf(people.baker.id)
    await expect(forgedMove(mine, parcelId, people.admin.id)).rejects.toThrow(REFUSED)
    await expect(forgedMove(mine, parcelId, people.customer.id, 'shop')).rejects.toThrow(REFUSED)
    expect(await stored()).toEqual(before)
  })
})

describe('under row security what an order’s parcels were promised', () => {
  beforeEach(() => transact(shop.db, (tx) => trackDeadlines(tx, placed.id)))
  const dueTo = async (accountId: number) => {
    const promises = (await behind(shop, accountId)).selectFrom('promises').select('parcel_id as id').distinct()
    return (await promises.orderBy('parcel_id').execute()).map(({ id }) => id)
  }

  test('is read by its customer, of the own parcel by each store, and by nobody else', async () => {
    const { customer, baker, weaver } = people
    expect(await dueTo(customer.id)).toEqual(placed.parcels.map(({ id }) => id))
    for (const store of [baker, weaver]) expect(await dueTo(store.ownerId)).toEqual([parcelOf(store.id)])
    for (const accountId of Object.values(STRANGERS)) expect(await dueTo(await accountId())).toEqual([])
  })

  test('is changed by nobody, nor is it read who was told', async () => {
    for (const accountId of [people.customer.id, people.baker.ownerId]) {
      const theirs = await behind(shop, accountId)
      await expect(theirs.updateTable('promises').set({ kept_at: new Date() }).execute()).rejects.toThrow(REFUSED)
      await expect(theirs.deleteFrom('promises').execute()).rejects.toThrow(REFUSED)
      await expect(theirs.selectFrom('promises').select('told_store_at').execute()).rejects.toThrow(REFUSED)
      await expect(theirs.selectFrom('delivery_times').select('parcels').execute()).rejects.toThrow(REFUSED)
    }
  })
})

describe('under row security a vendor sees, of an order that two stores send,', () => {
  let baker: Db
  beforeEach(async () => {
    baker = await behind(shop, people.baker.ownerId)
  })

  test('the own parcel and its lines', async () => {
    expect(await linesOfOrder(baker, placed.id).execute()).toMatchObject([
      { vendorId: people.baker.id, productId: apron },
    ])
    expect(await parcelsOfOrder(baker, { by: 'order', id: placed.id })).toMatchObject([{ vendorId: people.baker.id }])
    expect(await parcelsPage(baker, people.weaver.id, ALL)).toEqual({ rows: [], total: 0 })
    expect(await piecesTaken(baker, [parcelOf(people.weaver.id)])).toEqual([])
  })

  test('that the other’s parcel is still open, and cannot move it', async () => {
    const before = await stored()
    const parcelId = parcelOf(people.weaver.id)
    expect(await statesOf(baker, { by: 'order', id: placed.id })).toMatchObject([
      { status: 'Pending' },
      { status: 'Pending' },
    ])
    expect(
      await moveParcels(baker, [parcelId], { ...MOVED, stage: 'delivered', mover: by(people.baker.ownerId) }),
    ).toEqual([])
    expect(await stored()).toEqual(before)
  })
})

test('an admin stands on the shop’s own side of the wall', async () => {
  const admin = await behind(shop, people.admin.id)
  expect(admin).toBe(shop.db)
  expect(await linesOfOrder(admin, placed.id).execute()).toHaveLength(2)
})
