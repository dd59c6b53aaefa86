import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { balancesOf } from '../ledger/testing/books.ts'
import { givenDiscount } from '../orders/testing/given-discount.ts'
import { balanceOf, buy, moneyOf, revenueOf } from '../testing/by-hand.ts'
import { readOrder } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { bringSold, grantRefund, type Sold } from '../testing/refunds.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { closeReckoned, openReckoned, type Reckoned } from './testing/reckoned.ts'

// A part that is kept bears its share of what was taken off its parcel (docs/decisions/087): of four pieces at 250 less 300, with 60 for the delivery, one is 250 less 75.

let reckoned: Reckoned
let shop: TestShop
let traders: Traders
beforeAll(async () => {
  reckoned = await openReckoned()
  ;({ shop, traders } = reckoned)
})
afterAll(() => closeReckoned(reckoned))

let store: { id: number; token: string }
beforeEach(async () => {
  store = await shop.given.vendor()
  await givenRule(shop, { name: 'Nothing', vendorId: store.id, basisPoints: 0 })
})

/** In taka, what the store and the shop take off. */
async function bought(offStore: number, offShop: number): Promise<Sold> {
  const [sold] = await buy(shop, traders.customer.token, [{ vendorId: store.id, taka: 250, quantity: 4 }])
  if (!sold) throw new Error('Nothing was bought.')
  await givenDiscount(shop.db, { ...sold, offStorePoisha: offStore * 100, offShopPoisha: offShop * 100 })
  return sold
}

const keep = ({ parcelId, lines: [line] }: Sold, quantity: number, collected: number) =>
  bringParcel(shop, store.token, parcelId, {
    stage: 'partly_delivered',
    kept: [{ lineId: line?.lineId ?? 0, quantity }],
    collected,
  })

test('one of four pieces asks the door for its price less a quarter of the discount, and no screen says otherwise', async () => {
  const sold = await bought(300, 0)
  expect((await keep(sold, 1, 10)).body.code).toBe('invalid_request')
  expect((await keep(sold, 1, 235)).status).toBe(200)
  const { body } = await readOrder(shop, traders.customer.token, sold.orderId)
  expect(body.parcels[0].toCollect).toMatchObject({ shipping: 60, adjustments: [{ amount: -75 }], total: 235 })
  expect(body.totalAmount).toBe(235)
  expect(await moneyOf(shop, store.token, sold.parcelId)).toMatchObject({ left: 235 })
  expect(await revenueOf(shop, store.token)).toBe(175)
})

test('what the shop gave it owes a store’s own rider for what was kept alone', async () => {
  const sold = await bought(100, 200)
  expect((await keep(sold, 3, 585)).status).toBe(200)
  expect(await balanceOf(shop, store.token)).toEqual({ pending: 0, payable: 0, owed: -150 })
  expect(await moneyOf(shop, store.token, sold.parcelId)).toMatchObject({ left: 735 })
})

test('by the shop’s courier the store has its share of what was kept, and a refund gives back what the door paid', async () => {
  const sold = await bought(300, 0)
  await bringSold(shop, sold, 'shop', [1])
  const pending = async () => (await balancesOf(shop.db))[`vendor_pending ${store.id}`]
  expect(await pending()).toBe(-17_500)
  const [line] = sold.lines
  const lines = [{ lineId: line?.lineId ?? 0, quantity: 1 }]
  expect((await grantRefund(shop, store.token, sold.parcelId, { lines })).body).toMatchObject({ amount: 175 })
  expect(await pending()).toBeUndefined()
})

test('a share that is no whole poisha is rounded once, and the rest stays with what was not kept', async () => {
  const sold = await bought(0.01, 0.02)
  await bringSold(shop, sold, 'shop', [2])
  const { body } = await readOrder(shop, traders.customer.token, sold.orderId)
  const taken: number[] = body.parcels[0].toCollect.adjustments.map(({ amount }: { amount: number }) => amount)
  expect(taken.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(-0.02, 5)
  expect((await balancesOf(shop.db))[`vendor_pending ${store.id}`]).toBe(-49_999)
})
