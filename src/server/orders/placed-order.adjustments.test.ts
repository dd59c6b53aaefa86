import { beforeEach, describe, expect, test } from 'vitest'
import type { AskedAdjustment } from '../cart/quote.ts'
import type { Db } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { moveOrder, readOrder } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { discounts, givenTrade, placeAdjusted, type Trade } from './testing/adjusted-orders.ts'

let shop: TestShop
let trade: Trade
let people: Trade['people']

beforeEach(async () => {
  shop = await openTestShop()
  trade = await givenTrade(shop)
  people = trade.people
  return () => shop.close()
})

function placed(db: Db, adjustments: AskedAdjustment[]): Promise<number> {
  return placeAdjusted(db, trade, adjustments)
}

async function discounted(): Promise<number> {
  return await placed(await behind(shop, people.customer.id), discounts(people))
}

const eid = { what: 'Eid offer', paidBy: 'store', amount: -200 }
const welcome = { what: 'Welcome', paidBy: 'shop', amount: -50 }
const half = { what: 'Half the delivery', paidBy: 'shop', amount: -30 }

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
      { shipping: 60, adjustments: [eid, half], rounding: 0, total: 1280 },
      { shipping: 0, adjustments: [welcome], rounding: 0, total: 1400 },
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
    expect(await read(people.weaver, id)).toMatchObject({
      parcels: [{ toCollect: { shipping: 60, total: 1430 } }],
    })
  })

  test('of which nothing is left collects nothing, and shows what it was ordered for', async () => {
    const id = await discounted()
    await move(people.customer, id, 'Cancelled')
    const nothing = { itemsTotal: 0, adjustments: [], shipping: 0, total: 0, cancelledTotal: 2900 }
    expect(await read(people.customer, id)).toMatchObject({ ...nothing, totalAmount: 2680 })
    expect(await rowOf(people.customer)).toMatchObject({ totalAmount: 2680 })
  })

  test('that is delivered for nothing says so, and nobody collects it', async () => {
    const free: AskedAdjustment = { vendorId: null, what: 'Free delivery', paidBy: 'shop', poisha: -6_000 }
    const id = await placed(shop.db, [free])
    const told = { what: 'Free delivery', paidBy: 'shop', amount: -60 }
    expect(await read(people.customer, id)).toMatchObject({ shipping: 60, adjustments: [told], total: 2900 })
    const [first] = (await read(people.baker, id)).parcels
    expect(first.toCollect).toEqual({ shipping: 0, adjustments: [], rounding: 0, total: 1450 })
    await move(people.admin, id, 'Completed')
    expect(await read(people.customer, id)).toMatchObject({ shipping: 60, adjustments: [told], total: 2900 })
  })

  test('can cost more than its lines and shipping', async () => {
    const wrap: AskedAdjustment = {
      vendorId: people.weaver.id,
      what: 'Gift wrap',
      paidBy: 'store',
      poisha: 4_000,
    }
    const id = await placed(shop.db, [wrap])
    expect(await read(people.customer, id)).toMatchObject({ total: 3000 })
    expect(await read(people.weaver, id)).toMatchObject({ total: 1490 })
  })
})
