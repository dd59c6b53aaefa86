import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { wrongBooks } from '../ledger/testing/books.ts'
import { balanceOf, buy, moneyOf, revenueOf, statementOf, totalOf } from '../testing/by-hand.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { moveOrder } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { bringSold, grantRefund } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

// What an accountant reckoned by hand before the shop was asked (docs/decisions/087). All in taka.

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

type Store = { id: number; token: string }
let store: Store
let other: Store
beforeEach(async () => {
  store = await shop.given.vendor()
  other = await shop.given.vendor()
  // 7.25 % and 3.33 taka a piece.
  await givenRule(shop, { name: 'Crooked', vendorId: other.id, basisPoints: 725, fixedPoisha: 333 })
})

const tenth = () => givenRule(shop, { name: 'A tenth', vendorId: store.id })
const shopper = () => traders.customer.token
const bring = async (token: string, parcelId: number, body: Parameters<typeof bringParcel>[3]) =>
  expect((await bringParcel(shop, token, parcelId, body)).status).toBe(200)

test('1. A tenth with 50 to 150 a piece leaves 2,812.50 of 3,100; 7.25 % and 3.33 leave 538.46 of 599.97', async () => {
  const bounds = { lowestPoisha: 5_000, highestPoisha: 15_000 }
  await givenRule(shop, { name: 'A tenth, 50 to 150', vendorId: store.id, ...bounds })
  const [first, second] = await buy(shop, shopper(), [
    { vendorId: store.id, taka: 300, quantity: 2 },
    { vendorId: store.id, taka: 2500 },
    { vendorId: other.id, taka: 199.99, quantity: 3 },
  ])
  expect(await totalOf(shop, shopper(), first?.orderId ?? 0)).toBe(3759.97)
  for (const sold of [first, second]) if (sold) await bringSold(shop, sold, 'shop')
  expect(await moneyOf(shop, store.token, first?.parcelId ?? 0)).toMatchObject({
    commission: -250,
    vat: -37.5,
    left: 2812.5,
  })
  expect(await moneyOf(shop, other.token, second?.parcelId ?? 0)).toMatchObject({
    commission: -53.49,
    vat: -8.02,
    left: 538.46,
  })
  expect(await balanceOf(shop, store.token)).toEqual({ pending: 2812.5, payable: 0, owed: 0 })
  expect(await balanceOf(shop, other.token)).toEqual({ pending: 538.46, payable: 0, owed: 0 })
})

test('2. A refused first parcel leaves its shipping to the second: of 199.99 and 60 the store keeps 239.49, and owes 20.50 less the 0.99 that its rider rounded down', async () => {
  await tenth()
  const [ofAdmin, ofStore] = [await revenueOf(shop, traders.admin.token), await revenueOf(shop, other.token)]
  const [first, second] = await buy(shop, shopper(), [
    { vendorId: store.id, taka: 500 },
    { vendorId: other.id, taka: 199.99, quantity: 3 },
  ])
  if (!first || !second) throw new Error('Both stores have a parcel.')
  await bring(store.token, first.parcelId, { stage: 'handed_over' })
  await bring(store.token, first.parcelId, { stage: 'refused' })
  await bring(other.token, second.parcelId, { stage: 'handed_over' })
  const kept = second.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
  await bring(other.token, second.parcelId, { stage: 'partly_delivered', kept, collected: 259 })
  expect(await totalOf(shop, shopper(), second.orderId)).toBe(259.99)
  expect(await moneyOf(shop, other.token, second.parcelId)).toMatchObject({
    commission: -17.83,
    vat: -2.67,
    left: 239.49,
  })
  expect(await balanceOf(shop, other.token)).toEqual({ pending: 0, payable: 0, owed: 19.51 })
  expect((await revenueOf(shop, traders.admin.token)) - ofAdmin).toBeCloseTo(259.99, 2)
  expect((await revenueOf(shop, other.token)) - ofStore).toBe(199.99)
  expect(await statementOf(shop, other)).toMatchObject({
    closing: -19.51,
    lines: [
      ['commission', -20.5],
      ['rounding', 0.99],
    ],
  })
})

test('3. The shipping of a first parcel that was on its way as the second left, and is refused then, is lost: 500 are the order', async () => {
  await tenth()
  const [first, second] = await buy(shop, shopper(), [
    { vendorId: other.id, taka: 300 },
    { vendorId: store.id, taka: 500 },
  ])
  if (!first || !second) throw new Error('Both stores have a parcel.')
  await bring(other.token, first.parcelId, { stage: 'handed_over' })
  await bring(store.token, second.parcelId, { stage: 'handed_over' })
  await bring(other.token, first.parcelId, { stage: 'refused' })
  await bring(store.token, second.parcelId, { stage: 'delivered' })
  expect(await totalOf(shop, shopper(), second.orderId)).toBe(500)
  expect(await balanceOf(shop, store.token)).toEqual({ pending: 0, payable: 0, owed: 57.5 })
})

test('9. A category’s rule, a store’s, and both: 60 and 9, 25 and 3.75, 15 with 25 and 6; what is sold keeps its own', async () => {
  const category = await shop.given.category('Winter', null)
  await givenRule(shop, { name: 'Of winter', categoryId: category, basisPoints: 1_200 })
  const nobodys = await shop.given.vendor()
  const [winter] = await buy(shop, shopper(), [{ vendorId: nobodys.id, taka: 500, categoryId: category }])
  await givenRule(shop, { name: 'Of the store', vendorId: store.id, basisPoints: 500 })
  const [plain] = await buy(shop, shopper(), [{ vendorId: store.id, taka: 500 }])
  const both = { name: 'Of the store’s winter', vendorId: store.id, categoryId: category }
  await givenRule(shop, { ...both, basisPoints: 300 })
  const two = [
    { vendorId: store.id, taka: 500, categoryId: category },
    { vendorId: store.id, taka: 500 },
  ]
  const [mixed] = await buy(shop, shopper(), two)
  await shop.db
    .updateTable('commission_rules')
    .set({ ended_at: new Date() })
    .where('category_id', '=', category)
    .execute()
  const money = (token: string, parcelId = 0) => moneyOf(shop, token, parcelId)
  expect(await money(nobodys.token, winter?.parcelId)).toMatchObject({ commission: -60, vat: -9, left: 431 })
  expect(await money(store.token, plain?.parcelId)).toMatchObject({ commission: -25, vat: -3.75, left: 471.25 })
  expect(await money(store.token, mixed?.parcelId)).toMatchObject({ commission: -40, vat: -6, left: 954 })
})

test('10. Fixed 200 on 3 pieces at 50 take no more than the price: 150 and 22.50; 33.33 % of 0.33 and 0.07 is 0.96 and 0.14', async () => {
  await givenRule(shop, { name: 'Fixed', vendorId: store.id, basisPoints: 0, fixedPoisha: 20_000 })
  const [cheap] = await buy(shop, shopper(), [{ vendorId: store.id, taka: 50, quantity: 3 }])
  expect(await moneyOf(shop, store.token, cheap?.parcelId ?? 0)).toMatchObject({
    commission: -150,
    vat: -22.5,
    left: -22.5,
  })
  const small = await shop.given.vendor()
  await givenRule(shop, { name: 'A third', vendorId: small.id, basisPoints: 3_333 })
  const [poisha] = await buy(shop, shopper(), [
    { vendorId: small.id, taka: 0.33, quantity: 7 },
    { vendorId: small.id, taka: 0.07, quantity: 8 },
  ])
  if (!poisha) throw new Error('The store has a parcel.')
  await bring(small.token, poisha.parcelId, { stage: 'delivered' })
  expect(await moneyOf(shop, small.token, poisha.parcelId)).toMatchObject({ commission: -0.96, vat: -0.14 })
  // Given back one by one, it comes to what was taken.
  for (const { lineId, quantity } of poisha.lines)
    for (let piece = 0; piece < quantity; piece += 1)
      await grantRefund(shop, traders.admin.token, poisha.parcelId, { lines: [{ lineId, quantity: 1 }] })
  const { lines } = await statementOf(shop, small)
  const backPoisha = lines
    .filter(([kind]: [string]) => kind === 'commission_given_back')
    .reduce((sum: number, [, taka]: [string, number]) => sum + Math.round(taka * 100), 0)
  expect(backPoisha).toBe(110)
})

test('13. Cancelled after it was handed over: shopper and store cannot, for an admin it comes back, and nobody owes', async () => {
  await tenth()
  const [sold] = await buy(shop, shopper(), [{ vendorId: store.id, taka: 1000 }])
  if (!sold) throw new Error('The store has a parcel.')
  await bring(store.token, sold.parcelId, { stage: 'handed_over' })
  for (const token of [shopper(), store.token])
    expect((await moveOrder(shop, token, sold.orderId, 'Cancelled')).status).toBe(409)
  expect((await moveOrder(shop, traders.admin.token, sold.orderId, 'Cancelled')).status).toBe(200)
  const parcel = shop.db.selectFrom('parcels').select('stage').where('id', '=', sold.parcelId)
  expect(await parcel.executeTakeFirst()).toEqual({ stage: 'coming_back' })
  expect(await balanceOf(shop, store.token)).toEqual({ pending: 0, payable: 0, owed: 0 })
})

test('18. Of 99 pieces at 10,000,000 a half makes the store owe 569,250,000, and all of it can be refunded', async () => {
  await givenRule(shop, { name: 'A half', vendorId: store.id, basisPoints: 5_000 })
  const [sold] = await buy(shop, shopper(), [{ vendorId: store.id, taka: 10_000_000, quantity: 99 }])
  if (!sold) throw new Error('The store has a parcel.')
  await bring(store.token, sold.parcelId, { stage: 'delivered' })
  expect(await balanceOf(shop, store.token)).toMatchObject({ owed: 569_250_000 })
  const { status, body } = await grantRefund(shop, traders.admin.token, sold.parcelId, { lines: sold.lines })
  expect([status, body.amount]).toEqual([201, 990_000_000])
  expect(await balanceOf(shop, store.token)).toMatchObject({ owed: 990_000_000 })
})

test('19. Of its own 1,000 the shop takes no commission and no VAT, and nothing is payable to itself', async () => {
  await givenRule(shop, { name: 'A tenth of everybody' })
  const { id } = await shop.db.selectFrom('vendors').select('id').where('is_house', '=', true).executeTakeFirstOrThrow()
  const [sold] = await buy(shop, shopper(), [{ vendorId: id, taka: 1000 }])
  if (!sold) throw new Error('The shop has a parcel.')
  await bringSold(shop, sold, 'shop')
  const money = await moneyOf(shop, traders.admin.token, sold.parcelId)
  expect(money).toEqual({ commission: 0, vat: 0, left: 1000, state: 'own_sale' })
  const accounts = shop.db.selectFrom('ledger_accounts').select('kind').where('owner', '=', String(id))
  expect(await accounts.where('kind', 'like', 'vendor%').execute()).toEqual([])
  await expect(givenClosed(shop, id)).rejects.toThrow()
})
