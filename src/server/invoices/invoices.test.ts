import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenBin, givenCommissionInvoice, givenSaleInvoice, givenShopBin } from '../testing/given-invoices.ts'
import { order, orderBody } from '../testing/orders.ts'
import { correctParcel } from '../testing/parcels.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { invoiceParcel } from './invoice-parcel.ts'

withinOneDay()

let shop: TestShop
let people: Traders
let sale: { orderId: number; parcelId: number; ids: number[] }
let commission: { invoiceId: number; statementId: number }
beforeAll(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
  const { baker, weaver, customer, admin } = people
  const [own, other] = [
    await shop.given.product({ vendorId: baker.id, name: '=SUM(A1) panjabi' }),
    await shop.given.product({ vendorId: weaver.id }),
  ]
  const body = orderBody([{ productId: own, quantity: 2 }, { productId: other }], { name: '=cmd Rahima' })
  const placed = (await order(shop, customer.token, body)).body
  const parcelId = placed.parcels.find(({ vendorId }: { vendorId: number }) => vendorId === baker.id).id
  await givenBin(shop, weaver.id)
  await givenSaleInvoice(shop, { orderId: placed.id, token: admin.token })
  for (const { id } of placed.parcels) await invoiceParcel(shop.db, id)
  const correction = { stage: 'refused', reason: 'Not at home' } as const
  expect((await correctParcel(shop, admin.token, parcelId, correction)).status).toBe(200)
  await invoiceParcel(shop.db, parcelId)
  sale = { orderId: placed.id, parcelId, ids: await idsOf(parcelId) }
  commission = await givenCommissionInvoice(shop, baker.id)
})
afterAll(() => shop.close())

async function idsOf(parcelId: number): Promise<number[]> {
  const rows = shop.db.selectFrom('tax_invoices').select('id').where('parcel_id', '=', parcelId).orderBy('id')
  return (await rows.execute()).map(({ id }) => id)
}

const month = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7)
const read = (id: number, token: string) => shop.call('GET /api/invoices/:id', { params: { id: String(id) } }, token)
const list = (query: Record<string, string>, token: string) => shop.call('GET /api/invoices', { query }, token)
const idsIn = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id)

test('an invoice says all that its form asks for', async () => {
  const [id = 0, noteId = 0] = sale.ids
  const { body } = await read(id, people.customer.token)
  expect(body).toMatchObject({
    ...{ id, form: 'invoice', kind: 'sale', orderId: sale.orderId, parcelId: sale.parcelId, isCorrected: true },
    ...{ number: expect.stringMatching(/^20\d\d-\d\d\/1$/), corrects: null, buyerName: '=cmd Rahima', buyerBin: '' },
    ...{ issuerName: `Registered ${people.baker.id} Ltd.`, issuerAddress: '7 Islampur, Dhaka', officerName: '' },
    ...{ destination: '12 Mirpur Road, Dhaka', value: 2636.36, vat: 263.64, total: 2900, statementId: null },
    lines: [
      {
        ...{ description: '=SUM(A1) panjabi, size M', unit: 'piece', quantity: 2, unitValue: 1318.18 },
        ...{ value: 2636.36, vatPercent: 10, vat: 263.64, total: 2900 },
      },
    ],
  })
  const note = (await read(noteId, people.customer.token)).body
  expect(note).toMatchObject({ form: 'credit_note', corrects: { id, number: body.number }, reason: 'Not at home' })
})

test('that of the commission is the store’s that pays it, and admins’', async () => {
  const { baker, weaver, customer, admin } = people
  for (const { token } of [baker, admin])
    expect((await read(commission.invoiceId, token)).body).toMatchObject({
      ...{ kind: 'commission', officerName: 'Nasrin Sultana', value: 100, vat: 15, total: 115, brand: '' },
      statementId: commission.statementId,
    })
  for (const { token } of [weaver, customer])
    expect((await read(commission.invoiceId, token)).body).toMatchObject(problem('invoice_not_found'))
})

test('of an order its customer and admins see all, and each store its own', async () => {
  const of = async (token: string) => {
    const { body } = await shop.call('GET /api/orders/:id/invoices', { params: { id: String(sale.orderId) } }, token)
    return body.invoices.map(({ vendorId, form }: { vendorId: number; form: string }) => [vendorId, form])
  }
  const { baker, weaver, customer, admin } = people
  const all = [
    [baker.id, 'invoice'],
    [weaver.id, 'invoice'],
    [baker.id, 'credit_note'],
  ]
  const [ofCustomer, ofAdmin] = [await of(customer.token), await of(admin.token)]
  expect([ofCustomer.toSorted(), ofAdmin.toSorted()]).toEqual([all.toSorted(), all.toSorted()])
  expect(await of(weaver.token)).toEqual([[weaver.id, 'invoice']])
})

test('of a statement there is the invoice of its commission', async () => {
  const params = { id: String(commission.statementId) }
  const { body } = await shop.call('GET /api/statements/:id/invoices', { params }, people.baker.token)
  expect(body.invoices).toMatchObject([{ id: commission.invoiceId, total: 115 }])
  const { status } = await shop.call('GET /api/statements/:id/invoices', { params }, people.weaver.token)
  expect(status).toBe(404)
})

describe('the list', () => {
  test('has the own ones, newest first, of a month and kind', async () => {
    const { baker, weaver, admin } = people
    const own = [commission.invoiceId, ...sale.ids.toReversed()]
    expect(idsIn(await list({}, baker.token))).toEqual(own)
    // Commission stands in the month of its supply.
    expect(idsIn(await list({ month }, baker.token))).toEqual(sale.ids.toReversed())
    expect(idsIn(await list({ month: '2026-01' }, baker.token))).toEqual([commission.invoiceId])
    expect(idsIn(await list({ month: '2020-01' }, baker.token))).toEqual([])
    expect(idsIn(await list({ kind: 'commission' }, baker.token))).toEqual([commission.invoiceId])
    expect(idsIn(await list({}, weaver.token))).toHaveLength(1)
    expect(idsIn(await list({}, admin.token))).toHaveLength(4)
    expect(idsIn(await list({ limit: '1', cursor: String(own[0]) }, baker.token))).toEqual([own[1]])
  })

  test.each(['2026-13', '2026', '26-1', 'x'])('of %s is of no month', async (wrong) => {
    expect((await list({ month: wrong }, people.baker.token)).body.fields).toEqual({
      month: 'Must be a month such as 2026-11.',
    })
  })

  test('is a file, in which nothing runs and what is taken back stands below zero', async () => {
    const file = (token: string, of = month) => shop.call('GET /api/invoices/file', { query: { month: of } }, token)
    const rows = (await file(people.baker.token)).body.trim().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[1]).toContain("'=cmd Rahima")
    expect(rows[1]).toMatch(/,2636\.36,263\.64,2900\.00$/)
    expect(rows[2]).toMatch(/^Credit note \(Mushak 6\.7\),.*,20\d\d-\d\d\/1,-2636\.36,-263\.64,-2900\.00$/)
    const [, charged] = (await file(people.baker.token, '2026-01')).body.trim().split('\r\n')
    expect(charged).toMatch(/Shop commission,Haat Ltd\..*,100\.00,15\.00,115\.00$/)
    expect((await file(people.weaver.token)).body.trim().split('\r\n')).toHaveLength(2)
  })
})

test('a store without a BIN is told so, and an admin what the shop lacks', async () => {
  const lacks = async (token: string) => (await shop.call('GET /api/invoices/issuer', {}, token)).body.missing
  const { id, token } = await shop.given.vendor()
  expect(await lacks(token)).toEqual(['bin'])
  await givenBin(shop, id)
  expect(await lacks(token)).toEqual([])
  expect(await lacks(people.admin.token)).toEqual([])
  await givenShopBin(shop, { taxBin: '', taxAddress: '' })
  expect(await lacks(people.admin.token)).toEqual(['bin', 'address'])
})

test.each([
  ['0012345670101', '001234567-0101'],
  ['০০১২৩৪৫৬৭-০১০১', '001234567-0101'],
  ['', ''],
])('the shop’s BIN %s is kept as “%s”', async (typed, kept) => {
  const { body } = await shop.call('PUT /api/settings', { body: { taxBin: typed } }, people.admin.token)
  expect(body.taxBin).toBe(kept)
})

test.each(['12345', '001234567-01011', 'mine'])('%s is no BIN', async (taxBin) => {
  const { status, body } = await shop.call('PUT /api/settings', { body: { taxBin } }, people.admin.token)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['taxBin']])
})
