import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bringParcels, holdOrder } from '../orders/bring-parcels.ts'
import { orderIdOfParcel } from '../orders/parcels.queries.ts'
import { transact } from '../platform/database/db.ts'
import { givenDocument } from '../testing/given-documents.ts'
import { givenBin, givenShopBin } from '../testing/given-invoices.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { invoiceParcel } from './invoice-parcel.ts'
import { invoiceKept, invoiceMoved } from './invoices.events.ts'
import { invoicesJobs } from './invoices.jobs.ts'
import { wrongInvoices } from './testing/judge-invoices.ts'

let shop: TestShop
let traders: Traders
let bin: string
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  bin = await givenBin(shop, traders.baker.id)
})
afterAll(async () => {
  expect(await wrongInvoices(shop.db)).toEqual([])
  await shop.close()
})

/** Of the baker’s: two pieces at 1,450 taka and one at 500, and 60 taka for the delivery. */
let parcelId: number
let lineIds: number[]
beforeEach(async () => {
  await placed(traders.baker.id)
})

async function placed(vendorId: number) {
  const [first, second] = [
    await shop.given.product({ vendorId, name: 'Cotton panjabi' }),
    await shop.given.product({ vendorId, name: 'Silk scarf', pricePoisha: 50_000 }),
  ]
  const items = [
    { productId: first, quantity: 2 },
    { productId: second, price: 500 },
  ]
  const where = { shippingAddress: 'House 4, Mirpur 10', shippingCity: 'Dhaka' }
  const { body } = await order(shop, traders.customer.token, orderBody(items, where))
  parcelId = body.parcels[0].id
  lineIds = body.items.map(({ id }: { id: number }) => id)
}

const bring = async (body: Parameters<typeof bringParcel>[3]) =>
  expect((await bringParcel(shop, traders.admin.token, parcelId, body)).status).toBe(200)
const correct = async (body: Parameters<typeof correctParcel>[3]) =>
  expect((await correctParcel(shop, traders.admin.token, parcelId, body)).status).toBe(200)
const kept = (...quantities: number[]) => lineIds.map((lineId, at) => ({ lineId, quantity: quantities[at] ?? 0 }))

const issued = () =>
  shop.db.selectFrom('tax_invoices').selectAll().where('parcel_id', '=', parcelId).orderBy('id').execute()
const linesOf = (invoiceId: number) =>
  shop.db
    .selectFrom('tax_invoice_lines')
    .select(['description', 'quantity', 'vat_basis_points', 'value_poisha', 'vat_poisha'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
const totals = async () =>
  (await issued()).map(({ form, value_poisha, vat_poisha }) => [form, value_poisha + vat_poisha])

test('what was delivered is invoiced by its store, from its registered name to the door, and nothing else of the customer', async () => {
  await bring({ stage: 'delivered' })
  await invoiceParcel(shop.db, parcelId)
  const [invoice] = await issued()
  expect(invoice).toMatchObject({
    ...{ form: 'invoice', kind: 'sale', issuer_bin: bin, issuer_name: `Registered ${traders.baker.id} Ltd.` },
    ...{ issuer_address: '7 Islampur, Dhaka', buyer_name: 'Rahima Khatun', buyer_bin: '' },
    ...{ destination: 'House 4, Mirpur 10, Dhaka', brand: expect.stringMatching(/^Store of/) },
    ...{ value_poisha: 309_091, vat_poisha: 30_909, line_count: 2 },
  })
  expect(JSON.stringify(invoice)).not.toMatch(/0171|018110|rahima@|Ring twice/i)
  expect(await linesOf(invoice?.id ?? 0)).toEqual([
    {
      ...{ description: 'Cotton panjabi, size M', quantity: 2, vat_basis_points: 1_000 },
      ...{ value_poisha: 263_636, vat_poisha: 26_364 },
    },
    {
      ...{ description: 'Silk scarf, size M', quantity: 1, vat_basis_points: 1_000 },
      ...{ value_poisha: 45_455, vat_poisha: 4_545 },
    },
  ])
})

test('told twice, or by two at once, it is issued once', async () => {
  await bring({ stage: 'delivered' })
  await Promise.all(Array.from({ length: 6 }, () => invoiceParcel(shop.db, parcelId)))
  await invoiceParcel(shop.db, parcelId)
  expect(await totals()).toEqual([['invoice', 340_000]])
})

test.each([
  ['on its way', { stage: 'handed_over' }],
  ['refused', { stage: 'refused', reason: 'Not at home' }],
] as const)('what is %s is not invoiced', async (_, body) => {
  await bring(body)
  await invoiceParcel(shop.db, parcelId)
  expect(await issued()).toEqual([])
})

test('of a part, what was kept is invoiced', async () => {
  await bring({ stage: 'partly_delivered', kept: kept(1, 0), collected: 1510 })
  await invoiceParcel(shop.db, parcelId)
  expect(await totals()).toEqual([['invoice', 145_000]])
})

/** As a courier says it. */
async function toldTheSum(poisha: number): Promise<void> {
  await transact(shop.db, async (tx) => {
    const orderId = (await orderIdOfParcel(tx, parcelId)) ?? 0
    const step = { stage: 'partly_delivered', mover: { by: 'courier', accountId: null }, part: { poisha } } as const
    await bringParcels(tx, await holdOrder(tx, orderId), [parcelId], step)
  })
}

async function sayKept(...quantities: number[]): Promise<void> {
  const body = { kept: kept(...quantities) }
  const params = { id: String(parcelId) }
  expect((await shop.call('PUT /api/parcels/:id/kept', { params, body }, traders.admin.token)).status).toBe(200)
}

test('of a part of which the sum alone is known nothing is invoiced until it is said which pieces it was', async () => {
  await toldTheSum(145_000)
  await invoiceParcel(shop.db, parcelId)
  expect(await issued()).toEqual([])
  await sayKept(1, 0)
  await invoiceParcel(shop.db, parcelId)
  expect(await totals()).toEqual([['invoice', 145_000]])
})

test('a BIN that was handed in anew before anybody approved it issues nothing of that time', async () => {
  const { id: vendorId } = await shop.given.vendor()
  await givenDocument(shop, vendorId, { kind: 'bin', number: '000000001-0101' })
  await givenDocument(shop, vendorId, { kind: 'bin', number: '000000002-0101' })
  await placed(vendorId)
  await bring({ stage: 'delivered' })
  await givenBin(shop, vendorId, new Date())
  await invoiceParcel(shop.db, parcelId)
  expect(await issued()).toEqual([])
})

test('without a BIN nothing is issued, nor later for what was delivered before', async () => {
  await placed(traders.weaver.id)
  await bring({ stage: 'delivered' })
  await invoiceParcel(shop.db, parcelId)
  expect(await issued()).toEqual([])
  await givenBin(shop, traders.weaver.id, new Date())
  await correct({ stage: 'partly_delivered', kept: kept(1, 0), reason: 'One was kept' })
  await invoiceParcel(shop.db, parcelId)
  expect(await issued()).toEqual([])
  await placed(traders.weaver.id)
  await bring({ stage: 'delivered' })
  await invoiceParcel(shop.db, parcelId)
  expect(await totals()).toEqual([['invoice', 340_000]])
})

test('what the house store sells the shop issues, in its own series', async () => {
  await placed(1)
  await bring({ stage: 'delivered' })
  await givenShopBin(shop, { taxAddress: '' })
  await invoiceParcel(shop.db, parcelId)
  expect(await issued()).toEqual([])
  await givenShopBin(shop)
  await invoiceParcel(shop.db, parcelId)
  expect(await issued()).toMatchObject([
    { issuer: '0099999990101', number: 1, officer_name: 'Nasrin Sultana', officer_designation: 'Manager, accounts' },
  ])
})

describe('a correction', () => {
  test('that changes what was kept takes the invoice back by a credit note, and issues anew', async () => {
    await bring({ stage: 'delivered' })
    await invoiceParcel(shop.db, parcelId)
    await correct({ stage: 'partly_delivered', kept: kept(1, 1), reason: 'One was too small' })
    await invoiceParcel(shop.db, parcelId)
    const [first, note, second] = await issued()
    expect(await totals()).toEqual([
      ['invoice', 340_000],
      ['credit_note', 340_000],
      ['invoice', 195_000],
    ])
    expect(note).toMatchObject({ corrects: first?.id, number: 1, issuer: first?.issuer, reason: 'One was too small' })
    expect(await linesOf(note?.id ?? 0)).toEqual(await linesOf(first?.id ?? 0))
    expect([second?.number, second?.supplied_at]).toEqual([(first?.number ?? 0) + 1, first?.supplied_at])
  })

  test('to what was not kept at all only takes it back; to what was, issues again', async () => {
    await bring({ stage: 'delivered' })
    await invoiceParcel(shop.db, parcelId)
    await correct({ stage: 'refused', reason: 'The rider was mistaken' })
    await invoiceParcel(shop.db, parcelId)
    expect((await totals()).map(([form]) => form)).toEqual(['invoice', 'credit_note'])
    await correct({ stage: 'delivered', reason: 'He was not' })
    await invoiceParcel(shop.db, parcelId)
    await invoiceParcel(shop.db, parcelId)
    expect((await totals()).map(([form]) => form)).toEqual(['invoice', 'credit_note', 'invoice'])
  })

  test('that comes to the same before anybody looked changes nothing', async () => {
    await bring({ stage: 'delivered' })
    await invoiceParcel(shop.db, parcelId)
    await correct({ stage: 'refused', reason: 'The rider was mistaken' })
    await correct({ stage: 'delivered', reason: 'He was not' })
    await invoiceParcel(shop.db, parcelId)
    expect(await totals()).toEqual([['invoice', 340_000]])
  })

  test('takes back under the BIN that issued, and issues under the one there is by now', async () => {
    await bring({ stage: 'delivered' })
    await invoiceParcel(shop.db, parcelId)
    const old = bin
    bin = await givenBin(shop, traders.baker.id)
    await correct({ stage: 'partly_delivered', kept: kept(0, 1), reason: 'Too small' })
    await invoiceParcel(shop.db, parcelId)
    expect((await issued()).map(({ form, issuer_bin }) => [form, issuer_bin])).toEqual([
      ['invoice', old],
      ['credit_note', old],
      ['invoice', bin],
    ])
  })
})

describe('the rate', () => {
  /** As a courier tells it of days that are past. */
  const deliveredOn = async (moment: string) => {
    await bring({ stage: 'handed_over' })
    await bring({ stage: 'delivered' })
    await shop.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('parcel_moves')
        .values({ parcel_id: parcelId, stage: 'delivered', moved_by: 'courier', happened_at: new Date(moment) })
        .execute()
    })
    await invoiceParcel(shop.db, parcelId)
    const [invoice] = await issued()
    return [(await linesOf(invoice?.id ?? 0))[0]?.vat_basis_points, invoice?.supplied_at]
  }

  test.each([
    ['2025-01-08T17:59:00Z', 750],
    ['2025-01-08T18:00:00Z', 1_500],
    ['2025-01-21T17:59:00Z', 1_500],
    ['2025-01-21T18:00:00Z', 1_000],
  ])('of what was delivered at %s is that of the day in Dhaka', async (moment, basisPoints) => {
    expect(await deliveredOn(moment)).toEqual([basisPoints, new Date(moment)])
  })

  test('that an admin adds is that of what is delivered from then on, whenever it was ordered', async () => {
    const body = { what: 'goods', percent: 12, validFrom: '2026-01-01' } as const
    expect((await shop.call('POST /api/commission/vat-rates', { body }, traders.admin.token)).status).toBe(201)
    await bring({ stage: 'delivered' })
    await invoiceParcel(shop.db, parcelId)
    const [invoice] = await issued()
    expect((await linesOf(invoice?.id ?? 0))[0]?.vat_basis_points).toBe(1_200)
  })
})

const IN_BACKGROUND = {
  serve: invoicesJobs,
  subscribers: { 'parcel.moved': { invoices: invoiceMoved }, 'parcel.kept_known': { invoices: invoiceKept } },
}

test('a delivery, what is said of its pieces and a correction are each invoiced in the background', async () => {
  await runTestJobs(shop, IN_BACKGROUND)
  await bring({ stage: 'delivered' })
  await eventually(async () => expect(await totals()).toEqual([['invoice', 340_000]]))
  await correct({ stage: 'refused', reason: 'The rider was mistaken' })
  await eventually(async () => expect(await totals()).toHaveLength(2))
  await correct({ stage: 'partly_delivered', kept: kept(1, 1), reason: 'One was kept' })
  await eventually(async () => expect((await totals()).at(-1)).toEqual(['invoice', 195_000]))
})

test('once it is said which pieces of a part were kept, that is invoiced in the background', async () => {
  await toldTheSum(145_000)
  await runTestJobs(shop, IN_BACKGROUND)
  await sayKept(1, 0)
  await eventually(async () => expect(await totals()).toEqual([['invoice', 145_000]]))
})
