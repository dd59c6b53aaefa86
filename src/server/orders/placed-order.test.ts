import { beforeEach, expect, test } from 'vitest'
import { behind } from '../testing/behind.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { orderOf } from './orders.queries.ts'
import { discounts, givenTrade, placedAdjusted, type Trade } from './testing/adjusted-orders.ts'

let shop: TestShop
let trade: Trade

beforeEach(async () => {
  shop = await openTestShop()
  trade = await givenTrade(shop)
  return () => shop.close()
})

/** As JSON: whoever is told an order cannot tell more of it. */
const told = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each(['the shop', 'its customer'])('an order that was just placed by %s is what is read of it', async (whose) => {
  const { customer } = trade.people
  const db = whose === 'the shop' ? shop.db : await behind(shop, customer.id)
  const placed = await placedAdjusted(db, trade, discounts(trade.people))
  const read = await orderOf(db, placed.id)
  expect(read?.adjustments).toHaveLength(3)
  expect(told(placed)).toEqual(told(read))
})

test('the parcels of an order, and their lines, stand in the order in which they were written', async () => {
  const { baker, weaver } = trade.people
  trade.goods.reverse()
  const placed = await placedAdjusted(shop.db, trade, [])
  expect(placed.lines.map(({ vendorId }) => vendorId)).toEqual([weaver.id, baker.id])
  expect(told(placed)).toEqual(told(await orderOf(shop.db, placed.id)))
})
