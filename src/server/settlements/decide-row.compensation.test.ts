import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule, givenVatRate } from '../commission/testing/given-rule.ts'
import { invoiceCommission } from '../invoices/invoice-commission.ts'
import { balancesOf, postedSince } from '../ledger/testing/books.ts'
import { givenShopBin } from '../testing/given-invoices.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { correctParcel } from '../testing/parcels.ts'
import {
  type Carried,
  csvOf,
  decide,
  givenCarried,
  givenCourierAccount,
  rowsShown,
  settle,
  takeBack,
} from '../testing/settlements.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { closeSettled, openWithPathao } from './testing/open-with-pathao.ts'

let shop: TestShop
let traders: Traders
let accountId: number
beforeAll(async () => {
  ;({ shop, traders, accountId } = await openWithPathao())
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id, from: -1 })
})
afterAll(() => closeSettled(shop))

/** A parcel of 1,450 taka that Pathao lost: 145 of it are commission, and 21.75 the VAT on that. */
let lost: Carried
let before: Record<string, number>
beforeEach(async () => {
  lost = await givenCarried(shop, traders, { company: 'pathao', accountId })
  expect((await correct('lost')).status).toBe(200)
  before = await balancesOf(shop.db)
})

const correct = (stage: 'lost' | 'delivered') =>
  correctParcel(shop, traders.admin.token, lost.parcelId, { stage, reason: 'Told by phone' })

const posted = () => postedSince(shop.db, before)

/** Loads what Pathao pays for it, and answers that row as admins see it. */
async function compensated(taka: string, status = 'Compensation settled') {
  const file = csvOf([[lost.number, lost.invoice, status, taka, '0', taka]])
  expect(await settle(shop, traders.admin.token, { file })).toEqual({ 2: 'compensation' })
  const [row] = (await rowsShown(shop, traders.admin.token, { open: '1', verdict: 'compensation' })).body
  return row
}

/** RedX, which had it before, pays half of it, too; answers that row. */
async function compensatedByRedx() {
  const redx = await givenCourierAccount(shop, 'redx')
  const number = `RX${lost.parcelId}`
  await shop.db
    .insertInto('consignments')
    .values({
      parcel_id: lost.parcelId,
      account_id: redx,
      invoice: `${lost.invoice}-2`,
      number,
      state: 'ended',
      asked_by: traders.admin.id,
      asked_for: 'shop',
      recipient: '{}',
      cash_poisha: 151_000,
      word: 'cancelled',
    })
    .execute()
  const file = csvOf([[number, '', 'Compensation settled', '725', '0', '725']])
  const upload = { company: 'redx', file, name: 'redx.csv' }
  expect(await settle(shop, traders.admin.token, upload)).toEqual({ 2: 'compensation' })
  return (await rowsShown(shop, traders.admin.token, { open: '1', company: 'redx' })).body[0]
}

/** Of its invoices and credit notes. */
async function invoiceLines() {
  return await shop.db
    .selectFrom('tax_invoice_lines as line')
    .innerJoin('tax_invoices', 'tax_invoices.id', 'invoice_id')
    .select(['form', 'vat_basis_points as rate', 'line.value_poisha as value', 'line.vat_poisha as vat'])
    .where('subject', '=', `compensation:${lost.parcelId}`)
    .orderBy('form')
    .orderBy('rate')
    .execute()
}

const rateFromToday = (percent: number) => givenVatRate(shop, traders.admin.token, percent)
const ofStore = (id: number) => decide(shop, traders.admin.token, id, 'of_store', 'By its terms')
const moneyOf = async () =>
  (await shop.call('GET /api/parcels/:id/money', { params: { id: String(lost.parcelId) } }, traders.baker.token)).body

test('what a courier pays for a parcel that it lost is its store’s, less the commission of the sale', async () => {
  const row = await compensated('1450')
  expect(row).toMatchObject({ kind: 'compensation', suspense: -1450, isOpen: true })
  expect(await posted()).toEqual({ bank: 145_000, suspense: -145_000 })
  expect((await ofStore(row.id)).body).toMatchObject({ suspense: 0, isOpen: false, decision: 'of_store' })
  const sums = { bank: 145_000, vendor_payable: -128_325, commission: -14_500, vat_payable: -2_175 }
  expect(await posted()).toEqual(sums)
  expect(await moneyOf()).toMatchObject({
    state: { kind: 'compensated', left: 1283.25 },
    places: [{ kind: 'next_statement', amount: 1283.25 }],
  })
  // It is the store’s once, whoever presses again.
  expect((await ofStore(row.id)).body).toMatchObject({ code: 'settlement_row_not_open' })
  expect(await posted()).toEqual(sums)
})

test('of a part of the price the same part is commission, of more than that no more', async () => {
  const half = await compensated('725', 'Reimbursed')
  await ofStore(half.id)
  expect(await posted()).toMatchObject({ vendor_payable: -64_162, commission: -7_250, vat_payable: -1_088 })
  lost = await givenCarried(shop, traders, { company: 'pathao', accountId })
  await correct('lost')
  before = await balancesOf(shop.db)
  const more = await compensated('1510', 'ক্ষতিপূরণ পরিশোধ')
  await ofStore(more.id)
  expect(await posted()).toMatchObject({ vendor_payable: -134_325, commission: -14_500, vat_payable: -2_175 })
})

test('its VAT is of the day on which the shop takes its commission', async () => {
  const row = await compensated('1450')
  await rateFromToday(20)
  await ofStore(row.id)
  await rateFromToday(15)
  expect(await posted()).toMatchObject({ commission: -14_500, vat_payable: -2_900 })
})

test('its invoice says the rate at which its VAT was taken, whatever is said of that day afterwards', async () => {
  await givenShopBin(shop)
  await ofStore((await compensated('1450')).id)
  await rateFromToday(20)
  const statementId = await givenClosed(shop, traders.baker.id)
  await invoiceCommission(shop.db, statementId)
  await rateFromToday(15)
  expect(await invoiceLines()).toEqual([{ form: 'invoice', rate: 1_500, value: 14_500, vat: 2_175 }])
})

test('taken back and given at another rate in one statement, it is invoiced at the rate that stands', async () => {
  await givenShopBin(shop)
  const first = await compensated('1450')
  await ofStore(first.id)
  expect((await decide(shop, traders.admin.token, first.id, 'not_paid')).status).toBe(200)
  await rateFromToday(20)
  const again = await decide(shop, traders.admin.token, first.id, 'accepted', 'It came after all')
  expect((await ofStore(again.body.id)).status).toBe(200)
  await rateFromToday(15)
  await invoiceCommission(shop.db, await givenClosed(shop, traders.baker.id))
  expect(await invoiceLines()).toEqual([{ form: 'invoice', rate: 2_000, value: 14_500, vat: 2_900 }])
})

test('two of one parcel at two rates are invoiced at their own, and one that is taken back is credited at its own', async () => {
  await givenShopBin(shop)
  await ofStore((await compensated('725')).id)
  await rateFromToday(20)
  const { id } = await compensatedByRedx()
  await ofStore(id)
  await rateFromToday(15)
  await invoiceCommission(shop.db, await givenClosed(shop, traders.baker.id))
  const invoiced = [
    { form: 'invoice', rate: 1_500, value: 7_250, vat: 1_088 },
    { form: 'invoice', rate: 2_000, value: 7_250, vat: 1_450 },
  ]
  expect(await invoiceLines()).toEqual(invoiced)
  expect((await decide(shop, traders.admin.token, id, 'not_paid')).status).toBe(200)
  await invoiceCommission(shop.db, await givenClosed(shop, traders.baker.id))
  const note = { form: 'credit_note', rate: 2_000, value: 7_250, vat: 1_450 }
  expect(await invoiceLines()).toEqual([note, ...invoiced])
})

test('two admins at once give it to the store once', async () => {
  const { id } = await compensated('1450')
  const answers = await Promise.all([ofStore(id), ofStore(id), ofStore(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await posted()).toMatchObject({ vendor_payable: -128_325 })
})

test('a file that is taken back takes it from the store again', async () => {
  const row = await compensated('1450')
  await ofStore(row.id)
  expect((await takeBack(shop, traders.admin.token, row.fileId)).status).toBe(200)
  await eventually(async () => expect(await posted()).toEqual({}))
})

test('a parcel whose store has been paid for its loss is not delivered after all, before that is taken back', async () => {
  const row = await compensated('1450')
  await ofStore(row.id)
  expect((await correct('delivered')).body).toMatchObject({ code: 'stage_not_open' })
  expect((await decide(shop, traders.admin.token, row.id, 'not_paid')).status).toBe(200)
  expect((await correct('delivered')).status).toBe(200)
})

test('what is paid for a parcel that nobody called lost waits for that', async () => {
  await correct('delivered')
  const row = await compensated('1450')
  const { status, body } = await ofStore(row.id)
  expect([status, body.fields]).toEqual([400, { decision: expect.stringContaining('lost') }])
})
