import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AskedAdjustment, quoteOf } from '../cart/quote.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { offersOf } from '../products/offers.queries.ts'
import { behind } from '../testing/behind.ts'
import { moveOrder, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { insertOrder } from './insert-order.queries.ts'

let shop: TestShop
let people: Traders
/** The baker’s, at 1,450 taka, and the weaver’s. */
let goods: number[]

beforeEach(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
  const { baker, weaver } = people
  goods = [await shop.given.product({ vendorId: baker.id }), await shop.given.product({ vendorId: weaver.id })]
  return () => shop.close()
})

/** An order of one piece of each store, with shipping of 60 taka, as its customer’s checkout stores it. */
async function placed(db: Db, adjustments: AskedAdjustment[]): Promise<number> {
  return await transact(db, async (tx) => {
    const offers = await offersOf(
      tx,
      goods.map((productId) => ({ productId, size: 'M', quantity: 1 })),
    )
    return await insertOrder(tx, {
      customerId: people.customer.id,
      request: { ...orderBody([]), items: [], altPhone: '', notes: '' },
      once: { key: randomUUID(), fingerprint: 'x', isKeyed: true },
      quote: quoteOf(
        offers.map((offer) => ({ ...offer, quantity: 1 })),
        { shippingPoisha: 6_000, adjustmentsOf: () => adjustments },
      ),
      isTaken: () => false,
    })
  })
}

/** Less for the baker’s pieces, which the store bears; less for the weaver’s, which the shop does; and less shipping. */
function discounts(): AskedAdjustment[] {
  return [
    { vendorId: people.baker.id, what: 'Eid offer', paidBy: 'store', poisha: -20_000 },
    { vendorId: people.weaver.id, what: 'Welcome', paidBy: 'shop', poisha: -5_000 },
    { vendorId: null, what: 'Half the delivery', paidBy: 'shop', poisha: -3_000 },
  ]
}

const eid = { what: 'Eid offer', paidBy: 'store', amount: -200 }
const welcome = { what: 'Welcome', paidBy: 'shop', amount: -50 }
const half = { what: 'Half the delivery', paidBy: 'shop', amount: -30 }

async function discounted(): Promise<number> {
  return await placed(await behind(shop, people.customer.id), discounts())
}

async function read({ token }: { token: string }, id: number) {
  return (await readOrder(shop, token, id)).body
}

async function move({ token }: { token: string }, id: number, status: 'Completed' | 'Cancelled') {
  const moved = await moveOrder(shop, token, id, status)
  expect(moved.status).toBe(200)
}

async function rowOf({ token }: { token: string }) {
  return (await shop.call('GET /api/orders', {}, token)).body[0]
}

async function revenueOf({ token }: { token: string }): Promise<number> {
  return (await shop.call('GET /api/dashboard', {}, token)).body.totalRevenue
}

describe('an order with adjustments', () => {
  test('says them to its customer and to admins, with a total that they are in', async () => {
    const id = await discounted()
    for (const reader of [people.customer, people.admin]) {
      expect(await read(reader, id)).toMatchObject({
        ...{ itemsTotal: 2900, adjustments: [eid, welcome, half], shipping: 60, total: 2680, totalAmount: 2680 },
        cancelledTotal: 0,
      })
      expect((await rowOf(reader)).totalAmount).toBe(2680)
      expect(await revenueOf(reader)).toBe(2680)
    }
  })

  test('tells a store what it has of its parcel, and what to collect at the door', async () => {
    const id = await discounted()
    const { baker, weaver } = people
    expect(await read(baker, id)).toMatchObject({ itemsTotal: 1450, adjustments: [eid], shipping: 0, total: 1250 })
    expect(await read(weaver, id)).toMatchObject({ itemsTotal: 1450, adjustments: [], shipping: 0, total: 1450 })
    for (const [store, has] of [
      [baker, 1250],
      [weaver, 1450],
    ] as const) {
      expect((await rowOf(store)).totalAmount).toBe(has)
      expect(await revenueOf(store)).toBe(has)
    }
  })

  test('has them collected with the parcels they are about, and those of the shipping with the shipping', async () => {
    const id = await discounted()
    const doors = [
      { shipping: 60, adjustments: [eid, half], total: 1280 },
      { shipping: 0, adjustments: [welcome], total: 1400 },
    ]
    const collected = async (reader: { token: string }) =>
      (await read(reader, id)).parcels.map(({ toCollect }: { toCollect: object }) => toCollect)
    expect(await collected(people.customer)).toEqual(doors)
    expect(await collected(people.baker)).toEqual([doors[0]])
    expect(await collected(people.weaver)).toEqual([doors[1]])
    await move(people.admin, id, 'Completed')
    expect(await collected(people.customer)).toEqual(doors)
    expect(await read(people.customer, id)).toMatchObject({ total: 2680, shipping: 60 })
  })

  test('leaves out those of a parcel that was cancelled, and the shipping goes with the other', async () => {
    const id = await discounted()
    await move(people.baker, id, 'Cancelled')
    expect(await read(people.customer, id)).toMatchObject({
      ...{ itemsTotal: 1450, adjustments: [welcome, half], shipping: 60, total: 1430, cancelledTotal: 1450 },
    })
    expect(await rowOf(people.customer)).toMatchObject({ totalAmount: 1430 })
    await move(people.weaver, id, 'Completed')
    expect(await revenueOf(people.admin)).toBe(1430)
    expect(await read(people.weaver, id)).toMatchObject({ parcels: [{ toCollect: { shipping: 60, total: 1430 } }] })
  })

  test('of which nothing is left collects nothing', async () => {
    const id = await discounted()
    await move(people.customer, id, 'Cancelled')
    const nothing = { itemsTotal: 0, adjustments: [], shipping: 0, total: 0, cancelledTotal: 2900 }
    expect(await read(people.customer, id)).toMatchObject(nothing)
    expect(await rowOf(people.customer)).toMatchObject({ totalAmount: 0 })
  })

  test('that is delivered for nothing says so, and nobody collects it', async () => {
    const free: AskedAdjustment = { vendorId: null, what: 'Free delivery', paidBy: 'shop', poisha: -6_000 }
    const id = await placed(shop.db, [free])
    const told = { what: 'Free delivery', paidBy: 'shop', amount: -60 }
    expect(await read(people.customer, id)).toMatchObject({ shipping: 60, adjustments: [told], total: 2900 })
    const [first] = (await read(people.baker, id)).parcels
    expect(first.toCollect).toEqual({ shipping: 0, adjustments: [], total: 1450 })
    await move(people.admin, id, 'Completed')
    expect(await read(people.customer, id)).toMatchObject({ shipping: 60, adjustments: [told], total: 2900 })
  })

  test('can cost more than its lines and shipping', async () => {
    const wrap: AskedAdjustment = { vendorId: people.weaver.id, what: 'Gift wrap', paidBy: 'store', poisha: 4_000 }
    const id = await placed(shop.db, [wrap])
    expect(await read(people.customer, id)).toMatchObject({ total: 3000 })
    expect(await read(people.weaver, id)).toMatchObject({ total: 1490 })
  })
})

describe('the database refuses', () => {
  const NOT_SO = /do not add up|violates check constraint/

  test.each<[string, () => AskedAdjustment]>([
    ['more off a parcel than its lines cost', () => less(people.baker.id, 145_001)],
    ['more off the shipping than it costs', () => less(null, 6_001)],
  ])('%s', async (_, adjustment) => {
    await expect(placed(shop.db, [adjustment()])).rejects.toThrow(NOT_SO)
  })

  test.each([
    [
      'an adjustment that the sums do not know',
      `insert into order_adjustments (order_id, what, paid_by, poisha) values (:id, 'x', 'shop', -1)`,
    ],
    ['one that is taken away', `delete from order_adjustments where order_id = :id and parcel_id is null`],
    [
      'one that is changed',
      `update order_adjustments set poisha = poisha - 1 where order_id = :id and parcel_id is null`,
    ],
    [
      'one that moves to another parcel',
      `update order_adjustments set parcel_id = (select max(id) from parcels where order_id = :id) where order_id = :id and paid_by = 'store'`,
    ],
    [
      'one that somebody else bears',
      `update order_adjustments set paid_by = 'shop' where order_id = :id and paid_by = 'store'`,
    ],
    [
      'an order whose total forgets them',
      `update orders set total_poisha = items_poisha + shipping_poisha where id = :id`,
    ],
    [
      'an order that knows of others',
      `update orders set adjustments_poisha = adjustments_poisha + 1, total_poisha = total_poisha + 1 where id = :id`,
    ],
    [
      'shipping that its adjustments outweigh',
      `update orders set shipping_poisha = 2999, total_poisha = total_poisha - 3001, due_poisha = 0 where id = :id`,
    ],
    [
      'a parcel that knows of others',
      `update parcels set adjustments_poisha = adjustments_poisha + 1 where order_id = :id`,
    ],
    [
      'shipping that a store bears',
      `update order_adjustments set paid_by = 'store' where order_id = :id and parcel_id is null`,
    ],
  ])('%s', async (_, change) => {
    const id = await discounted()
    const asked = transact(shop.db, (tx) => sql.raw(change.replaceAll(':id', String(id))).execute(tx))
    await expect(asked).rejects.toThrow(NOT_SO)
  })

  test('the parcel of another order', async () => {
    const [one, other] = [await discounted(), await discounted()]
    const moving = sql`update order_adjustments set parcel_id = (select min(id) from parcels where order_id = ${other})
      where order_id = ${one} and paid_by = 'store'`
    await expect(transact(shop.db, (tx) => moving.execute(tx))).rejects.toThrow(NOT_SO)
  })

  function less(vendorId: number | null, poisha: number): AskedAdjustment {
    return { vendorId, what: 'x', paidBy: 'shop', poisha: -poisha }
  }
})

describe('under row security adjustments', () => {
  const seenBy = async (accountId: number) =>
    await (await behind(shop, accountId)).selectFrom('order_adjustments').select('what').orderBy('id').execute()

  test('are there for who bought, and for a store those of its parcel and of the shipping', async () => {
    await discounted()
    const { customer, baker, weaver } = people
    expect(await seenBy(customer.id)).toEqual([
      { what: 'Eid offer' },
      { what: 'Welcome' },
      { what: 'Half the delivery' },
    ])
    expect(await seenBy(baker.ownerId)).toEqual([{ what: 'Eid offer' }, { what: 'Half the delivery' }])
    expect(await seenBy(weaver.ownerId)).toEqual([{ what: 'Welcome' }, { what: 'Half the delivery' }])
    expect(await seenBy((await shop.given.account()).id)).toEqual([])
  })

  test('are nobody’s to change, and nobody else’s to add', async () => {
    const id = await discounted()
    const stranger = await behind(shop, (await shop.given.account()).id)
    const more = { order_id: id, what: 'Mine', paid_by: 'shop' as const, poisha: -1 }
    await expect(stranger.insertInto('order_adjustments').values(more).execute()).rejects.toThrow(/row-level security/)
    const mine = await behind(shop, people.customer.id)
    await expect(mine.insertInto('order_adjustments').values(more).execute()).rejects.toThrow(NOT_MORE)
    await expect(mine.updateTable('order_adjustments').set({ poisha: -9 }).execute()).rejects.toThrow(
      /permission denied/,
    )
    await expect(mine.deleteFrom('order_adjustments').execute()).rejects.toThrow(/permission denied/)
  })
})

const NOT_MORE = /do not add up/
