import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AskedAdjustment } from '../cart/quote.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { discounts, givenTrade, placeAdjusted, type Trade } from './testing/adjusted-orders.ts'

let shop: TestShop
let trade: Trade

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  trade = await givenTrade(shop)
})

function placed(db: Db, adjustments: AskedAdjustment[]): Promise<number> {
  return placeAdjusted(db, trade, adjustments)
}

async function discounted(): Promise<number> {
  return await placed(await behind(shop, trade.people.customer.id), discounts(trade.people))
}

describe('the database refuses', () => {
  const NOT_SO = /do not add up|violates check constraint/

  test.each<[string, () => AskedAdjustment]>([
    ['more off a parcel than its lines cost', () => less(trade.people.baker.id, 145_001)],
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
    const { customer, baker, weaver } = trade.people
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
    const mine = await behind(shop, trade.people.customer.id)
    await expect(mine.insertInto('order_adjustments').values(more).execute()).rejects.toThrow(NOT_MORE)
    await expect(mine.updateTable('order_adjustments').set({ poisha: -9 }).execute()).rejects.toThrow(
      /permission denied/,
    )
    await expect(mine.deleteFrom('order_adjustments').execute()).rejects.toThrow(/permission denied/)
  })
})

const NOT_MORE = /do not add up/
