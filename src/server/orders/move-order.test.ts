import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { moveOrder, order, orderBody, readOrder, stockOf, storedOrders } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let customer: Traders['customer']
let admin: Traders['admin']
let baker: Traders['baker']
let weaver: Traders['weaver']
let apron: number
let shawl: number
let orderId: number

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** 2 of the baker’s 10 counted aprons and 1 of the weaver’s uncounted shawls. */
beforeEach(async () => {
  ;({ customer, admin, baker, weaver } = await givenTraders(shop))
  apron = await shop.given.product({ vendorId: baker.id, stock: { M: 10 } })
  shawl = await shop.given.product({ vendorId: weaver.id })
  orderId = await ordered(customer)
})

async function ordered({ token }: { token: string }): Promise<number> {
  const placed = await order(shop, token, orderBody([{ productId: apron, quantity: 2 }, { productId: shawl }]))
  return placed.body.id
}

function move({ token }: { token: string }, status: OrderStatus, id = orderId) {
  return moveOrder(shop, token, id, status)
}

/** The order’s status, then its parcels’. */
async function statuses(id = orderId): Promise<OrderStatus[]> {
  const { body } = await readOrder(shop, admin.token, id)
  return [body.status, ...body.parcels.map(({ status }: { status: OrderStatus }) => status)]
}

async function refused(person: { token: string }, status: OrderStatus, id = orderId) {
  const before = await storedOrders(shop)
  const answer = await move(person, status, id)
  expect(await storedOrders(shop)).toEqual(before)
  return answer
}

describe('an admin', () => {
  test.each(['Completed', 'Cancelled'] as const)('moves every open parcel to %s', async (status) => {
    const moved = await move(admin, status)
    expect(moved).toMatchObject({ status: 200, body: { status, parcels: [{ status }, { status }] } })
    expect(moved.body.parcels[0].movedAt).toMatch(/Z$/)
    const kept = await shop.db.selectFrom('parcels').select('moved_by').where('order_id', '=', orderId).execute()
    expect(kept).toEqual([{ moved_by: admin.id }, { moved_by: admin.id }])
  })

  test('leaves the parcels that were moved before', async () => {
    await move(baker, 'Completed')
    expect((await move(admin, 'Cancelled')).status).toBe(200)
    expect(await statuses()).toEqual(['Completed', 'Completed', 'Cancelled'])
  })

  test('cannot move what is not open, nor back to Pending', async () => {
    expect(await refused(admin, 'Pending')).toMatchObject({ status: 409, body: problem('status_not_open') })
    await move(admin, 'Completed')
    for (const status of ['Pending', 'Completed', 'Cancelled'] as const)
      expect(await refused(admin, status)).toMatchObject({ status: 409, body: problem('status_not_open') })
  })

  test('cannot move an order that is not there', async () => {
    expect(await refused(admin, 'Completed', 999_999)).toMatchObject({ status: 404, body: problem('order_not_found') })
  })
})

describe('a store', () => {
  test('moves its own parcel; the order follows when the last one has moved', async () => {
    expect((await move(baker, 'Completed')).body).toMatchObject({ status: 'Completed', total: 2900 })
    expect(await statuses()).toEqual(['Pending', 'Completed', 'Pending'])
    expect((await move(weaver, 'Cancelled')).body.status).toBe('Cancelled')
    expect(await statuses()).toEqual(['Completed', 'Completed', 'Cancelled'])
  })

  test('an order whose stores all cancel is cancelled', async () => {
    await move(baker, 'Cancelled')
    await move(weaver, 'Cancelled')
    expect(await statuses()).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
  })

  test('moves it once', async () => {
    await move(baker, 'Completed')
    for (const status of ['Completed', 'Cancelled', 'Pending'] as const)
      expect(await refused(baker, status)).toMatchObject({ status: 409, body: problem('status_not_open') })
  })

  test.each([
    ['Pending', 'vendor_pending'],
    ['Rejected', 'vendor_rejected'],
  ] as const)('that is %s moves nothing', async (status, code) => {
    await shop.db.updateTable('vendors').set({ status }).where('id', '=', baker.id).execute()
    expect(await refused(baker, 'Completed')).toMatchObject({ status: 403, body: problem(code) })
  })

  test('that bought the order itself cancels it as its customer would, and completes its own parcel', async () => {
    const mixed = await ordered(baker)
    expect((await move(baker, 'Completed', mixed)).status).toBe(200)
    expect(await statuses(mixed)).toEqual(['Pending', 'Completed', 'Pending'])
    const another = await ordered(baker)
    expect((await move(baker, 'Cancelled', another)).status).toBe(200)
    expect(await statuses(another)).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
  })
})

describe('a customer', () => {
  test('cancels the whole order while every parcel is open', async () => {
    expect((await move(customer, 'Cancelled')).body).toMatchObject({ status: 'Cancelled', mayCancel: false })
    expect(await statuses()).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
  })

  test('cannot cancel once a store has moved its parcel', async () => {
    await move(weaver, 'Completed')
    expect(await refused(customer, 'Cancelled')).toMatchObject({ status: 409, body: problem('status_not_open') })
  })

  test('cannot cancel twice', async () => {
    await move(customer, 'Cancelled')
    expect(await refused(customer, 'Cancelled')).toMatchObject({ status: 409, body: problem('status_not_open') })
  })

  test('may do nothing else', async () => {
    for (const status of ['Completed', 'Pending'] as const)
      expect(await refused(customer, status)).toMatchObject({ status: 403, body: problem('not_allowed') })
  })
})

describe('the stock of a cancelled parcel', () => {
  test('comes back, and finished pages hear of what had sold out', async () => {
    expect(await stockOf(shop, apron)).toBe(8)
    const heard: CacheTag[] = []
    onInvalidation(shop.db, (tags) => void heard.push(...tags))
    await shop.db.updateTable('product_sizes').set({ stock: 0 }).where('product_id', '=', apron).execute()
    await move(customer, 'Cancelled')
    expect([await stockOf(shop, apron), await stockOf(shop, shawl)]).toEqual([2, null])
    expect(heard.slice(0, 3)).toEqual([`product:${apron}`, 'stock', 'products'])
  })

  test('comes back unheard where nothing had sold out', async () => {
    const heard: CacheTag[] = []
    onInvalidation(shop.db, (tags) => void heard.push(...tags))
    await move(customer, 'Cancelled')
    expect(heard).toEqual([])
  })

  test('is that of the parcel only', async () => {
    await move(weaver, 'Cancelled')
    expect(await stockOf(shop, apron)).toBe(8)
    await move(baker, 'Cancelled')
    expect(await stockOf(shop, apron)).toBe(10)
  })

  test('stays taken when the parcel is completed', async () => {
    await move(admin, 'Completed')
    expect(await stockOf(shop, apron)).toBe(8)
  })

  test('comes back only to a size that was counted then and is counted now', async () => {
    await shop.db.updateTable('product_sizes').set({ stock: null }).where('product_id', '=', apron).execute()
    await shop.db.updateTable('product_sizes').set({ stock: 4 }).where('product_id', '=', shawl).execute()
    await move(customer, 'Cancelled')
    expect([await stockOf(shop, apron), await stockOf(shop, shawl)]).toEqual([null, 4])
  })
})

test.each(['Shipped', '', null])('the status %j is not known', async (status) => {
  const answer = await refused(admin, status as OrderStatus)
  expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
  expect(answer.body.fields).toHaveProperty('status')
})
