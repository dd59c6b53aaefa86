import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { type Couriers, carriedBy, openShopThatBooks } from '../testing/couriers.ts'
import { order, orderBody, readOrder } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let pathao: number
beforeAll(async () => {
  const opened = await openShopThatBooks()
  ;({ shop, couriers, traders } = opened)
  pathao = opened.accounts.pathao
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

/** 1,000 taka and 60 for the delivery. */
let parcelId: number
let orderId: number
let before: Record<string, number>
beforeEach(async () => {
  const productId = await shop.given.product({ vendorId: traders.baker.id, pricePoisha: 100_000 })
  const body = orderBody([{ productId, price: 1000 }], { shippingAddress: 'House 4, Mirpur 10' })
  const placed = (await order(shop, traders.customer.token, body)).body
  ;[orderId, parcelId] = [placed.id, placed.parcels[0].id]
  before = await balancesOf(shop.db)
})

async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name.split(' ')[0] ?? '', (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}

const parcelNow = async () => (await readOrder(shop, traders.admin.token, orderId)).body.parcels[0]
const untilStage = (stage: string) => eventually(async () => expect((await parcelNow()).stage).toBe(stage))
const refuse = (collected: number, token = traders.baker.token) =>
  bringParcel(shop, token, parcelId, { stage: 'refused', collected, reason: 'Not as she thought' })
async function carried() {
  return await carriedBy(shop, couriers.pathao, { token: traders.baker.token, parcelId, accountId: pathao })
}
test('a door that keeps nothing may pay its store’s rider up to the delivery, and the store keeps it', async () => {
  const beyond = await refuse(61)
  expect([beyond.status, beyond.body.fields]).toEqual([
    400,
    { collected: 'For a refused parcel, at most the delivery fee can be paid: ৳60.' },
  ])
  const { status, body } = await refuse(60)
  expect([status, body.stage, body.collected]).toEqual([200, 'refused', 60])
  expect(await posted()).toEqual({})
})

test('refused for nothing, as before, it pays nothing', async () => {
  expect((await refuse(0)).status).toBe(200)
  expect((await parcelNow()).collected).toBeNull()
})

test('a courier of the shop that says so owes what it took, which is the shop’s for the delivery', async () => {
  const taken = await carried()
  await couriers.pathao.bring(taken, 'paid_return', 60)
  await untilStage('refused')
  expect(await parcelNow()).toMatchObject({ collected: 60, toCollect: { total: 0 } })
  expect(await posted()).toEqual({ courier_owes: 6_000, shipping_income: -6_000 })
})

test('beyond the delivery, what it took is said to whoever packs it', async () => {
  const taken = await carried()
  await couriers.pathao.bring(taken, 'paid_return', 100)
  await untilStage('refused')
  expect(await posted()).toEqual({ courier_owes: 6_000, shipping_income: -6_000 })
  const found = await shop.db.selectFrom('consignments').select('problem').where('parcel_id', '=', parcelId).execute()
  expect(found).toEqual([{ problem: 'Refused, but ৳100 was collected for a delivery fee of ৳60. Ask Pathao.' }])
})
