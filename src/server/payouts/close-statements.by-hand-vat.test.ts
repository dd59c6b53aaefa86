import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commissionsOf } from '#contract/values/commission-of'
import { givenRule, givenVatRate } from '../commission/testing/given-rule.ts'
import { invoiceCommission } from '../invoices/invoice-commission.ts'
import { wrongBooks } from '../ledger/testing/books.ts'
import { bringParcels, holdOrder } from '../orders/bring-parcels.ts'
import { transact } from '../platform/database/db.ts'
import { buy, moneyOf } from '../testing/by-hand.ts'
import { givenShopBin } from '../testing/given-invoices.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { bringSold, grantRefund, type Sold } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

// VAT on commission is of the day of supply (docs/decisions/063): 15 % as everything here is ordered, 20 % from today on once a test says so.

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
  await givenShopBin(shop)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

let store: { id: number; token: string }
beforeEach(async () => {
  store = await shop.given.vendor()
  await givenRule(shop, { name: 'A tenth', vendorId: store.id })
  await rateFromToday(15)
})

const rateFromToday = (percent: number) => givenVatRate(shop, traders.admin.token, percent)

/** Two pieces at 1,000 taka: 200 are commission. */
async function ordered(): Promise<Sold> {
  const [sold] = await buy(shop, traders.customer.token, [{ vendorId: store.id, taka: 1000, quantity: 2 }])
  if (!sold) throw new Error('Nothing was bought.')
  return sold
}
const deliver = async ({ parcelId }: Sold) =>
  expect((await bringParcel(shop, store.token, parcelId, { stage: 'delivered' })).status).toBe(200)
const vatOf = async ({ parcelId }: Sold) => (await moneyOf(shop, store.token, parcelId)).vat

test('what is ordered at 15 % and delivered at 20 % is charged 20 %, and what was delivered before keeps 15 %', async () => {
  const [before, after, byCourier] = [await ordered(), await ordered(), await ordered()]
  await deliver(before)
  await rateFromToday(20)
  expect([await vatOf(before), await vatOf(after)]).toEqual([-30, -40])
  await deliver(after)
  await bringSold(shop, byCourier, 'shop')
  expect([await vatOf(before), await vatOf(after), await vatOf(byCourier)]).toEqual([-30, -40, -40])
})

test('the commission’s invoice says the rate of each delivery', async () => {
  const [before, after] = [await ordered(), await ordered()]
  await deliver(before)
  await rateFromToday(20)
  await deliver(after)
  const statementId = await givenClosed(shop, store.id)
  await invoiceCommission(shop.db, statementId)
  const lines = await shop.db
    .selectFrom('tax_invoice_lines')
    .innerJoin('tax_invoices', 'tax_invoices.id', 'invoice_id')
    .select(['subject', 'tax_invoice_lines.vat_basis_points as rate', 'tax_invoice_lines.vat_poisha as vat'])
    .where('statement_id', '=', statementId)
    .orderBy('position')
    .execute()
  expect(lines).toEqual([
    { subject: `parcel:${before.parcelId}`, rate: 1_500, vat: 3_000 },
    { subject: `parcel:${after.parcelId}`, rate: 2_000, vat: 4_000 },
  ])
})

test('a refund gives back what was charged, and a correction charges by the day of the delivery', async () => {
  const [refunded, corrected] = [await ordered(), await ordered()]
  await deliver(corrected)
  await rateFromToday(20)
  await deliver(refunded)
  await rateFromToday(25)
  const whole = refunded.lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
  expect((await grantRefund(shop, traders.admin.token, refunded.parcelId, { lines: whole })).status).toBe(201)
  const kept = corrected.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
  const correction = { stage: 'partly_delivered' as const, kept, reason: 'One came back' }
  expect((await correctParcel(shop, traders.admin.token, corrected.parcelId, correction)).status).toBe(200)
  expect(await vatOf(corrected)).toBe(-15)
  const { rows } = await sql<{ vat: number }>`select commission_vat_poisha as vat from refunds
    where parcel_id = ${refunded.parcelId}`.execute(shop.db)
  expect(rows).toEqual([{ vat: 4_000 }])
})

test('a delivery that an admin took back is charged at the rate of the day on which it is delivered after all', async () => {
  const sold = await ordered()
  await deliver(sold)
  await rateFromToday(20)
  const correction = { stage: 'handed_over' as const, reason: 'Another parcel was meant' }
  expect((await correctParcel(shop, traders.admin.token, sold.parcelId, correction)).status).toBe(200)
  await rateFromToday(25)
  await deliver(sold)
  expect(await vatOf(sold)).toBe(-50)
})

test('what a courier says today that it delivered yesterday is charged at yesterday’s rate', async () => {
  const { orderId, parcelId } = await ordered()
  await rateFromToday(20)
  const dayBefore = new Date(Date.now() - 86_400_000)
  await transact(shop.db, async (tx) => {
    const mover = { by: 'courier' as const, accountId: null }
    await bringParcels(tx, await holdOrder(tx, orderId), [parcelId], {
      stage: 'delivered',
      mover,
      happenedAt: dayBefore,
    })
  })
  expect((await moneyOf(shop, store.token, parcelId)).vat).toBe(-30)
})

test('the lines of a parcel share the VAT of another rate as a checkout shares it', async () => {
  const [sold] = await buy(
    shop,
    traders.customer.token,
    [0.33, 0.55, 12.35, 7.77, 0.05].map((taka) => ({ vendorId: store.id, taka, quantity: 3 })),
  )
  if (!sold) throw new Error('Nothing was bought.')
  await rateFromToday(17.53)
  await deliver(sold)
  const lines = await shop.db
    .selectFrom('line_commissions')
    .select(['commission_poisha as commission', 'commission_vat_poisha as vat'])
    .where('parcel_id', '=', sold.parcelId)
    .orderBy('line_id')
    .execute()
  const charged = commissionsOf(
    lines.map(({ commission }) => ({
      pricePoisha: commission,
      quantity: 1,
      basisPoints: 10_000,
      fixedPoisha: 0,
      lowestPoisha: null,
      highestPoisha: null,
    })),
    1_753,
  )
  expect(lines.map(({ vat }) => vat)).toEqual(charged.map(({ commissionVatPoisha }) => commissionVatPoisha))
})

test('at which VAT a parcel was supplied nobody changes afterwards, the shop itself included', async () => {
  const sold = await ordered()
  await deliver(sold)
  const parcel = shop.db.updateTable('parcels').where('id', '=', sold.parcelId)
  for (const basisPoints of [2_000, null])
    await expect(parcel.set({ supply_vat_basis_points: basisPoints }).execute()).rejects.toThrow('append-only')
  const unkept = { stage: 'refused' as const, reason: 'It was not taken' }
  expect((await correctParcel(shop, traders.admin.token, sold.parcelId, unkept)).status).toBe(200)
  await expect(parcel.set({ supply_vat_basis_points: 2_000 }).execute()).rejects.toThrow('append-only')
})
