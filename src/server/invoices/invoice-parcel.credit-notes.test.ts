import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenBin } from '../testing/given-invoices.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { correctParcel } from '../testing/parcels.ts'
import { cancelRefund, givenSold, grantRefund, payRefund, type Sold } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { invoiceParcel } from './invoice-parcel.ts'
import { invoiceRefunded } from './invoices.events.ts'
import { invoicesJobs } from './invoices.jobs.ts'
import { wrongInvoices } from './testing/judge-invoices.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  await givenBin(shop, traders.baker.id)
})
afterAll(async () => {
  expect(await wrongInvoices(shop.db)).toEqual([])
  await shop.close()
})

/** Three pieces and one, at 1,450 taka, and 60 taka for the delivery; invoiced. */
let sold: Sold
beforeEach(async () => {
  sold = await givenSold(shop, traders, { quantities: [3, 1] })
  await invoiceParcel(shop.db, sold.parcelId)
})

const pieces = (...quantities: number[]) =>
  sold.lines.map(({ lineId }, at) => ({ lineId, quantity: quantities[at] ?? 0 }))
async function granted(quantities: number[], more: { withShipping?: boolean; reason?: string } = {}): Promise<number> {
  const press = { lines: pieces(...quantities), ...more }
  const { status, body } = await grantRefund(shop, traders.admin.token, sold.parcelId, press)
  expect(status).toBe(201)
  return body.id
}
const cancel = async (id: number) => expect((await cancelRefund(shop, traders.admin.token, id)).status).toBe(200)
const invoiced = () => invoiceParcel(shop.db, sold.parcelId)

const issued = () =>
  shop.db.selectFrom('tax_invoices').selectAll().where('parcel_id', '=', sold.parcelId).orderBy('id').execute()
const linesOf = (invoiceId: number | undefined) =>
  shop.db
    .selectFrom('tax_invoice_lines')
    .select(['position', 'quantity', 'value_poisha', 'vat_poisha'])
    .where('invoice_id', '=', invoiceId ?? 0)
    .orderBy('position')
    .execute()
const totals = async () =>
  (await issued()).map(({ form, value_poisha, vat_poisha }) => [form, value_poisha + vat_poisha])

test('a refund that is granted takes back its pieces, at what the invoice says of them, and why; told twice, once', async () => {
  await granted([2], { reason: 'The colour bleeds', withShipping: true })
  await Promise.all(Array.from({ length: 4 }, invoiced))
  await invoiced()
  const [invoice, note] = await issued()
  expect(await totals()).toEqual([
    ['invoice', 580_000],
    ['credit_note', 290_000],
  ])
  expect(note).toMatchObject({
    ...{ corrects: invoice?.id, issuer: invoice?.issuer, buyer_name: invoice?.buyer_name, reason: 'The colour bleeds' },
    ...{ line_count: 1, kind: 'sale' },
  })
  expect(await linesOf(note?.id)).toEqual([{ position: 1, quantity: 2, value_poisha: 263_637, vat_poisha: 26_363 }])
})

test('piece by piece, in any order, the notes come to the invoice, line by line, and once it is paid nothing more', async () => {
  const ids = [await granted([1]), await granted([0, 1])]
  await invoiced()
  ids.push(await granted([1]), await granted([1]))
  await invoiced()
  for (const id of ids) expect((await payRefund(shop, traders.admin.token, id)).status).toBe(200)
  await invoiced()
  const [invoice, ...notes] = await issued()
  expect(notes.map(({ form, corrects }) => [form, corrects])).toEqual(Array(4).fill(['credit_note', invoice?.id]))
  const taken = (await Promise.all(notes.map(({ id }) => linesOf(id)))).flat()
  for (const line of await linesOf(invoice?.id)) {
    const of = taken.filter(({ position }) => position === line.position)
    const sum = (what: 'quantity' | 'value_poisha' | 'vat_poisha') => of.reduce((all, each) => all + each[what], 0)
    expect([sum('quantity'), sum('value_poisha'), sum('vat_poisha')]).toEqual([
      line.quantity,
      line.value_poisha,
      line.vat_poisha,
    ])
  }
})

test('what was refunded before anybody invoiced it is invoiced, and taken back', async () => {
  sold = await givenSold(shop, traders, { quantities: [2] })
  await granted([1])
  await invoiced()
  expect(await totals()).toEqual([
    ['invoice', 290_000],
    ['credit_note', 145_000],
  ])
})

test('without an invoice there is no credit note', async () => {
  const weaver = { customer: traders.customer, baker: traders.weaver }
  sold = await givenSold(shop, weaver, { quantities: [2] })
  await granted([1])
  await invoiced()
  expect(await issued()).toEqual([])
})

describe('a refund that is cancelled', () => {
  test('before its note was issued, leaves the invoice as it is', async () => {
    await cancel(await granted([1]))
    await invoiced()
    expect(await totals()).toEqual([['invoice', 580_000]])
  })

  test('after it, has the rest of the invoice taken back, and all invoiced anew, less the refunds that stand', async () => {
    await granted([1], { reason: 'A seam was open' })
    const id = await granted([0, 1])
    await invoiced()
    await cancel(id)
    for (const _ of [1, 2]) await invoiced()
    const [first, , , rest, second, again] = await issued()
    expect(await totals()).toEqual([
      ['invoice', 580_000],
      ['credit_note', 145_000],
      ['credit_note', 145_000],
      ['credit_note', 290_000],
      ['invoice', 580_000],
      ['credit_note', 145_000],
    ])
    expect(rest).toMatchObject({ corrects: first?.id, reason: 'A mistake' })
    expect(again).toMatchObject({ corrects: second?.id, reason: 'A seam was open' })
    expect(second?.supplied_at).toEqual(first?.supplied_at)
  })

  test('of all pieces, has them invoiced anew; refunded again, taken back again', async () => {
    const id = await granted([3, 1])
    await invoiced()
    await cancel(id)
    await invoiced()
    await granted([3, 1])
    for (const _ of [1, 2]) await invoiced()
    expect((await totals()).map(([form]) => form)).toEqual(['invoice', 'credit_note', 'invoice', 'credit_note'])
  })
})

test('a correction of what was kept takes back what is left of the invoice, and the refund stands against the new one', async () => {
  await granted([1])
  await invoiced()
  const correction = { stage: 'partly_delivered' as const, kept: pieces(2, 1), reason: 'One came back' }
  expect((await correctParcel(shop, traders.admin.token, sold.parcelId, correction)).status).toBe(200)
  for (const _ of [1, 2]) await invoiced()
  expect(await totals()).toEqual([
    ['invoice', 580_000],
    ['credit_note', 145_000],
    ['credit_note', 435_000],
    ['invoice', 435_000],
    ['credit_note', 145_000],
  ])
})

test('a refund, and that it was cancelled, are each answered in the background', async () => {
  await runTestJobs(shop, {
    serve: invoicesJobs,
    subscribers: {
      'refund.granted': { invoices: invoiceRefunded },
      'refund.cancelled': { invoices: invoiceRefunded },
    },
  })
  const id = await granted([3, 1])
  await eventually(async () => expect((await totals()).at(-1)).toEqual(['credit_note', 580_000]))
  await cancel(id)
  await eventually(async () => expect((await totals()).at(-1)).toEqual(['invoice', 580_000]))
})

test('its shopper, its store and the month’s file are shown the note, and the invoice as taken back in part', async () => {
  await granted([1])
  await invoiced()
  const params = { id: String(sold.orderId) }
  for (const { token } of [traders.customer, traders.baker, traders.admin]) {
    const { body } = await shop.call('GET /api/orders/:id/invoices', { params }, token)
    expect(body.invoices).toMatchObject([
      { form: 'invoice', isCorrected: true, isTakenBack: false },
      { form: 'credit_note', isCorrected: false, total: 1450 },
    ])
  }
})
