import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { balanceOf, buy, moneyOf, revenueOf } from '../testing/by-hand.ts'
import { bringParcel } from '../testing/parcels.ts'
import { grantRefund, type Sold } from '../testing/refunds.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { closeReckoned, openReckoned, type Reckoned } from './testing/reckoned.ts'

// A price of 0 is allowed (spec §5): of such a parcel its door pays the delivery alone, and there is nothing to share a discount by.

let reckoned: Reckoned
let shop: TestShop
let traders: Traders
beforeAll(async () => {
  reckoned = await openReckoned()
  ;({ shop, traders } = reckoned)
})
afterAll(() => closeReckoned(reckoned))

let store: { id: number; token: string }
let sold: Sold
beforeEach(async () => {
  store = await shop.given.vendor()
  await givenRule(shop, { name: 'A tenth', vendorId: store.id })
  const [bought] = await buy(shop, traders.customer.token, [{ vendorId: store.id, taka: 0, quantity: 2 }])
  if (!bought) throw new Error('Nothing was bought.')
  sold = bought
})
const deliver = async () =>
  expect((await bringParcel(shop, store.token, sold.parcelId, { stage: 'delivered' })).status).toBe(200)

test('goods for nothing are in their store’s list, and its dashboard counts them as nothing', async () => {
  const { status, body } = await shop.call('GET /api/orders', {}, store.token)
  expect([status, body]).toEqual([200, [expect.objectContaining({ id: sold.orderId })]])
  expect(await revenueOf(shop, store.token)).toBe(0)
})

test('goods for nothing are delivered for their delivery alone, of which their store owes nothing', async () => {
  await deliver()
  expect(await moneyOf(shop, store.token, sold.parcelId)).toMatchObject({ commission: 0, vat: 0, left: 60 })
  expect(await balanceOf(shop, store.token)).toEqual({ pending: 0, payable: 0, owed: 0 })
})

test('what a door paid for the delivery of goods for nothing is given back', async () => {
  await deliver()
  const whole = { lines: sold.lines, withShipping: true }
  const { status, body } = await grantRefund(shop, store.token, sold.parcelId, whole)
  expect([status, body.amount]).toEqual([201, 60])
})
