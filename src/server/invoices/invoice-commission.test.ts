import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import type { Leg } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { givenBin, givenShopBin } from '../testing/given-invoices.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { grantRefund } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { holdStatement } from './charged.queries.ts'
import { invoiceCommission } from './invoice-commission.ts'
import { invoiceClosed } from './invoices.events.ts'
import { INVOICE_PARCEL, invoicesJobs } from './invoices.jobs.ts'
import { wrongInvoices } from './testing/judge-invoices.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
})
afterAll(async () => {
  expect(await wrongInvoices(shop.db)).toEqual([])
  await shop.close()
})

/** A store that has not sold yet. */
let store: { id: number; token: string }
beforeEach(async () => {
  store = await shop.given.vendor()
  // 10 %, and 15 % VAT on that.
  await givenRule(shop, { name: 'A tenth', vendorId: store.id })
  await givenShopBin(shop)
})

/** Two pieces at 1,450 taka: 290 taka are commission, and 43.50 the VAT on it. */
async function delivered(): Promise<{ parcelId: number; lineId: number }> {
  const productId = await shop.given.product({ vendorId: store.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId, quantity: 2 }]))
  const parcelId = body.parcels[0].id
  expect((await bringParcel(shop, store.token, parcelId, { stage: 'delivered' })).status).toBe(200)
  return { parcelId, lineId: body.items[0].id }
}

const correct = async (id: number, body: Parameters<typeof correctParcel>[3]) =>
  expect((await correctParcel(shop, traders.admin.token, id, body)).status).toBe(200)

async function closed(): Promise<number> {
  const statementId = await givenClosed(shop, store.id)
  await invoiceCommission(shop.db, statementId)
  return statementId
}

/** Of a statement: form, what it corrects, and each line with its value and VAT. */
async function issuedIn(statementId: number) {
  const { rows } = await sql<{ form: string; corrects: number | null; lines: [string, number, number][] }>`
    select form, corrects, json_agg(json_build_array(subject, line.value_poisha, line.vat_poisha) order by position) as lines
    from tax_invoices join tax_invoice_lines as line on invoice_id = tax_invoices.id
    where statement_id = ${statementId} group by tax_invoices.id order by tax_invoices.id`.execute(shop.db)
  return rows
}
const invoiceIn = async (statementId: number) =>
  await shop.db.selectFrom('tax_invoices').selectAll().where('statement_id', '=', statementId).executeTakeFirst()

test('the commission of a statement is invoiced by the shop to its store, a line each parcel, with the VAT', async () => {
  const bin = await givenBin(shop, store.id)
  const [first, second] = [await delivered(), await delivered()]
  const statementId = await closed()
  expect(await issuedIn(statementId)).toEqual([
    {
      ...{ form: 'invoice', corrects: null },
      lines: [
        [`parcel:${first.parcelId}`, 29_000, 4_350],
        [`parcel:${second.parcelId}`, 29_000, 4_350],
      ],
    },
  ])
  const { happened_at } = await shop.db
    .selectFrom('parcel_moves')
    .select('happened_at')
    .where('parcel_id', '=', second.parcelId)
    .where('stage', '=', 'delivered')
    .executeTakeFirstOrThrow()
  expect(await invoiceIn(statementId)).toMatchObject({
    ...{ issuer_name: 'Haat Ltd.', issuer_bin: '009999999-0101', officer_name: 'Nasrin Sultana' },
    ...{ buyer_bin: bin, buyer_name: `Registered ${store.id} Ltd.`, destination: '7 Islampur, Dhaka' },
    ...{ supplied_at: happened_at, kind: 'commission', parcel_id: null },
  })
  const { rows } = await sql<{ vat: number }>`select max(vat_basis_points) as vat from tax_invoice_lines
    where subject = ${`parcel:${first.parcelId}`}`.execute(shop.db)
  expect(rows).toEqual([{ vat: 1_500 }])
})

test('told twice, or by two at once, it is issued once', async () => {
  await delivered()
  const statementId = await givenClosed(shop, store.id)
  await Promise.all(Array.from({ length: 5 }, () => invoiceCommission(shop.db, statementId)))
  expect(await issuedIn(statementId)).toHaveLength(1)
})

test('a store without a BIN is invoiced by its name', async () => {
  await delivered()
  expect(await invoiceIn(await closed())).toMatchObject({
    buyer_name: expect.stringMatching(/^Store of/),
    buyer_bin: '',
  })
})

test.each(['taxBin', 'taxName', 'taxAddress'] as const)('without its %s the shop issues nothing', async (name) => {
  await givenShopBin(shop, { [name]: '' })
  await delivered()
  expect(await issuedIn(await closed())).toEqual([])
})

test('the commission of what the shop’s courier brought is invoiced with the sale that it was taken off', async () => {
  const { parcelId } = await delivered()
  const subject = `parcel:${parcelId}`
  // The cash goes to the courier instead, and comes a statement later.
  await postedAbout(subject, 'adjusted', [
    { account: 'vendor_owes', owner: store.id, poisha: -33_350 },
    { account: 'vendor_pending', owner: store.id, poisha: 33_350 },
  ])
  const first = await closed()
  await postedAbout(subject, 'settled', [
    { account: 'vendor_pending', owner: store.id, poisha: 256_650 },
    { account: 'vendor_payable', owner: store.id, poisha: -256_650 },
  ])
  const second = await closed()
  expect([(await issuedIn(first)).length, await issuedIn(second)]).toEqual([1, []])
})

test('what is not in a statement yet is invoiced with the one that tells of it', async () => {
  const subject = 'parcel:987654'
  await postedAbout(subject, 'commission', [
    { account: 'vendor_pending', owner: store.id, poisha: 11_500 },
    { account: 'commission', poisha: -10_000 },
    { account: 'vat_payable', poisha: -1_500 },
  ])
  const other = await delivered()
  expect((await issuedIn(await closed())).map(({ lines }) => lines)).toEqual([
    [[`parcel:${other.parcelId}`, 29_000, 4_350]],
  ])
  await postedAbout(subject, 'settled', [
    { account: 'vendor_pending', owner: store.id, poisha: 88_500 },
    { account: 'vendor_payable', owner: store.id, poisha: -88_500 },
  ])
  expect((await issuedIn(await closed())).map(({ lines }) => lines)).toEqual([[[subject, 10_000, 1_500]]])
})

test('what is given back later is taken back by a credit note of the invoice it stood in', async () => {
  const { parcelId, lineId } = await delivered()
  const first = await invoiceIn(await closed())
  await correct(parcelId, { stage: 'partly_delivered', kept: [{ lineId, quantity: 1 }], reason: 'One was kept' })
  const subject = `parcel:${parcelId}`
  expect(await issuedIn(await closed())).toEqual([
    { form: 'credit_note', corrects: first?.id, lines: [[subject, 14_500, 2_175]] },
  ])
  await correct(parcelId, { stage: 'refused', reason: 'Nothing was' })
  expect(await issuedIn(await closed())).toEqual([
    { form: 'credit_note', corrects: first?.id, lines: [[subject, 14_500, 2_175]] },
  ])
  await correct(parcelId, { stage: 'delivered', reason: 'All of it was' })
  expect(await issuedIn(await closed())).toEqual([
    { form: 'invoice', corrects: null, lines: [[subject, 29_000, 4_350]] },
  ])
})

test.each([
  ['more commission and less VAT', -2, 1, [2, 0], [0, 1]],
  ['less commission and more VAT', 3, -1, [0, 1], [3, 0]],
])('%s of one parcel is an invoice and a credit note with its reason', async (_, commission, vat, more, less) => {
  const { parcelId } = await delivered()
  const subject = `parcel:${parcelId}`
  const first = await invoiceIn(await closed())
  await postedAbout(subject, 'commission', [
    { account: 'vendor_owes', owner: store.id, poisha: 0 - commission - vat },
    { account: 'commission', poisha: commission },
    { account: 'vat_payable', poisha: vat },
  ])
  const statementId = await closed()
  expect(await issuedIn(statementId)).toEqual([
    { form: 'credit_note', corrects: first?.id, lines: [[subject, ...less]] },
    { form: 'invoice', corrects: null, lines: [[subject, ...more]] },
  ])
  expect(await invoiceIn(statementId)).toMatchObject({ reason: 'Commission was refunded.' })
})

test('what is given back in the same statement is not invoiced at all', async () => {
  const { parcelId } = await delivered()
  await correct(parcelId, { stage: 'refused', reason: 'The rider was mistaken' })
  expect(await issuedIn(await closed())).toEqual([])
})

test('what was charged before the shop had a BIN is neither invoiced nor taken back later', async () => {
  await givenShopBin(shop, { taxBin: '' })
  const { parcelId, lineId } = await delivered()
  await closed()
  await givenShopBin(shop)
  await correct(parcelId, { stage: 'partly_delivered', kept: [{ lineId, quantity: 1 }], reason: 'One was kept' })
  expect(await issuedIn(await closed())).toEqual([])
})

const IN_BACKGROUND = { serve: invoicesJobs, subscribers: { 'statement.closed': { invoices: invoiceClosed } } }

test('a statement that is closed is invoiced in the background', async () => {
  await delivered()
  const statementId = await givenClosed(shop, store.id)
  await runTestJobs(shop, IN_BACKGROUND)
  await eventually(async () => expect(await issuedIn(statementId)).toHaveLength(1))
})

test('a later statement is not numbered before an earlier one whose job waits', async () => {
  await delivered()
  const first = await givenClosed(shop, store.id)
  await delivered()
  const second = await givenClosed(shop, store.id)
  await addJob(shop.db, INVOICE_PARCEL, { parcelId: 999_999 })
  const left = async (job: string, which = sql<boolean>`true`) => {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from graphile_worker.jobs where task_identifier = ${job} and ${which}`.execute(
      shop.db,
    )
    return rows[0]?.left
  }
  await transact(shop.db, async (tx) => {
    await holdStatement(tx, first)
    await runTestJobs(shop, IN_BACKGROUND)
    // Whatever was to be done beside the first is done.
    await eventually(async () => {
      const running = await left('invoices.commission', sql<boolean>`locked_at is not null`)
      expect([await left('invoices.parcel'), running]).toEqual([0, 1])
    })
  })
  await eventually(async () => expect(await left('invoices.commission')).toBe(0))
  const numberOf = async (statementId: number) => (await invoiceIn(statementId))?.number ?? 0
  expect(await numberOf(first)).toBeLessThan(await numberOf(second))
})

let posted = 0
async function postedAbout(subject: string, kind: string, legs: Leg[]): Promise<void> {
  posted += 1
  const journal = { kind, source: `invoices ${posted}`, subject, happenedAt: new Date(), legs }
  await transact(shop.db, (tx) => post(tx, [journal]))
}

test('the commission of a refund is not invoiced, or taken back where it was', async () => {
  const [first, second] = [await delivered(), await delivered()]
  const refund = async ({ parcelId, lineId }: typeof first) =>
    expect((await grantRefund(shop, traders.admin.token, parcelId, { lines: [{ lineId, quantity: 1 }] })).status).toBe(
      201,
    )
  await refund(first)
  const before = await closed()
  expect(await issuedIn(before)).toMatchObject([
    {
      lines: [
        [`parcel:${first.parcelId}`, 14_500, 2_175],
        [`parcel:${second.parcelId}`, 29_000, 4_350],
      ],
    },
  ])
  await refund(second)
  expect(await issuedIn(await closed())).toMatchObject([
    { form: 'credit_note', lines: [[`parcel:${second.parcelId}`, 14_500, 2_175]] },
  ])
})

test('commission is supplied on the day of the delivery: each month has its own invoice, numbered in the year of that', async () => {
  const posted = async (name: string, happenedAt: string) => {
    const event = { kind: 'commission', source: `${name} of ${store.id}`, subject: `parcel:${store.id}${name}` }
    const legs: Leg[] = [
      { account: 'vendor_owes', owner: store.id, poisha: 11_500 },
      { account: 'commission', poisha: -10_000 },
      { account: 'vat_payable', poisha: -1_500 },
    ]
    await transact(shop.db, (tx) => post(tx, [{ ...event, happenedAt: new Date(happenedAt), legs }]))
  }
  await posted('0001', '2026-06-30T18:00:00Z')
  await posted('0002', '2026-06-30T17:59:59Z')
  await posted('0003', '2026-06-29T10:00:00Z')
  await closed()
  const invoices = await shop.db
    .selectFrom('tax_invoices')
    .select(['fiscal_year', 'supplied_at', 'value_poisha'])
    .where('vendor_id', '=', store.id)
    .orderBy('id')
    .execute()
  expect(invoices).toEqual([
    { fiscal_year: 2025, supplied_at: new Date('2026-06-30T17:59:59Z'), value_poisha: 20_000 },
    { fiscal_year: 2026, supplied_at: new Date('2026-06-30T18:00:00Z'), value_poisha: 10_000 },
  ])
  const listed = async (month: string) =>
    (await shop.call('GET /api/invoices', { query: { month } }, store.token)).body.map(
      ({ value }: { value: number }) => value,
    )
  expect([await listed('2026-06'), await listed('2026-07')]).toEqual([[200], [100]])
})
