import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { balancesOf, postedSince, wrongBooks } from '../ledger/testing/books.ts'
import { type Couriers, carriedBy, openShopThatBooks } from '../testing/couriers.ts'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
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
  // 10 %, and 15 % VAT on that.
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id, from: -1 })
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

/** Two pieces at 1,450 taka and 60 taka for the delivery; 290 taka are commission, and 43.50 the VAT on it. */
let orderId: number
let parcelId: number
let lineId: number
let before: Record<string, number>
beforeEach(async () => {
  const productId = await shop.given.product({ vendorId: traders.baker.id, stock: { M: 10 } })
  const body = orderBody([{ productId, quantity: 2 }], { shippingAddress: 'House 4, Mirpur 10', shippingCity: 'Dhaka' })
  const placed = (await order(shop, traders.customer.token, body)).body
  orderId = placed.id
  parcelId = placed.parcels[0].id
  lineId = placed.items[0].id
  before = await balancesOf(shop.db)
})

const posted = () => postedSince(shop.db, before)

const stageNow = async () => (await readOrder(shop, traders.admin.token, orderId)).body.parcels[0].stage
const untilStage = (stage: string) => eventually(async () => expect(await stageNow()).toBe(stage))
const bring = async (body: Parameters<typeof bringParcel>[3]) =>
  expect((await bringParcel(shop, traders.baker.token, parcelId, body)).status).toBe(200)
const correct = async (body: Parameters<typeof correctParcel>[3]) =>
  expect((await correctParcel(shop, traders.admin.token, parcelId, body)).status).toBe(200)

const COMMISSION = { commission: -29_000, vat_payable: -4_350 }
const HALF = { commission: -14_500, vat_payable: -2_175 }
const BY_THE_STORE = { vendor_owes: 33_350, ...COMMISSION }

async function carried() {
  const taken = await carriedBy(shop, couriers.pathao, { token: traders.baker.token, parcelId, accountId: pathao })
  return (word: 'delivered' | 'part', taka: number) => couriers.pathao.bring(taken, word, taka)
}

test('an order that is placed, travels or is refused posts nothing', async () => {
  await bring({ stage: 'handed_over' })
  await bring({ stage: 'refused', reason: 'Not at home' })
  expect(await posted()).toEqual({})
})

test('what the shop’s courier delivers it owes, and the store’s share waits for that', async () => {
  const says = await carried()
  await says('delivered', 2960)
  await untilStage('delivered')
  expect(await posted()).toEqual({
    ...{ courier_owes: 296_000, shipping_income: -6_000, vendor_pending: -256_650 },
    ...COMMISSION,
  })
})

test('a sum other than the door was asked for stands in suspense', async () => {
  const says = await carried()
  await says('delivered', 2900)
  await untilStage('delivered')
  expect(await posted()).toEqual({
    ...{ courier_owes: 290_000, shipping_income: -6_000, vendor_pending: -256_650, suspense: 6_000 },
    ...COMMISSION,
  })
})

test('whose own rider delivers has the cash, and owes the commission', async () => {
  expect((await moveOrder(shop, traders.baker.token, orderId, 'Completed')).status).toBe(200)
  expect(await posted()).toEqual(BY_THE_STORE)
})

test('of a part, what was kept pays', async () => {
  await bring({ stage: 'partly_delivered', kept: [{ lineId, quantity: 1 }], collected: 1510 })
  expect(await posted()).toEqual({ vendor_owes: 16_675, ...HALF })
})

test('of a part of which the sum alone is known the commission is posted once it is said which pieces it was, and once', async () => {
  const says = await carried()
  await says('part', 1510)
  await untilStage('partly_delivered')
  const cash = { courier_owes: 151_000, shipping_income: -6_000 }
  expect(await posted()).toEqual({ ...cash, vendor_pending: -145_000 })
  const say = () =>
    shop.call(
      'PUT /api/parcels/:id/kept',
      { params: { id: String(parcelId) }, body: { kept: [{ lineId, quantity: 1 }] } },
      traders.baker.token,
    )
  expect([(await say()).status, (await say()).status]).toEqual([200, 409])
  expect(await posted()).toEqual({ ...cash, vendor_pending: -128_325, ...HALF })
})

test('what is corrected is taken back, and posted as it is by then', async () => {
  await bring({ stage: 'delivered' })
  expect(await posted()).toEqual(BY_THE_STORE)
  await correct({ stage: 'refused', reason: 'The rider was mistaken' })
  expect(await posted()).toEqual({})
  await correct({ stage: 'delivered', reason: 'He was not' })
  expect(await posted()).toEqual(BY_THE_STORE)
  await correct({ stage: 'partly_delivered', kept: [{ lineId, quantity: 1 }], reason: 'Only one' })
  expect(await posted()).toEqual({ vendor_owes: 16_675, ...HALF })
})

test('what was sold at one rate pays that, whatever the rate is when it is delivered', async () => {
  await givenRule(shop, { name: 'All of it', vendorId: traders.baker.id, basisPoints: 10_000 })
  await bring({ stage: 'delivered' })
  expect(await posted()).toEqual(BY_THE_STORE)
})
