import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringParcel } from '../testing/parcels.ts'
import {
  check,
  csvOf,
  givenCarried,
  givenCourierAccount,
  HEADS,
  keepSettlementsRunning,
  load,
  MAPPING,
  rowsShown,
  settle,
  takeBack,
  verdictsOf,
} from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { digestOf } from './load-file.ts'

let shop: TestShop
let traders: Traders
let accountId: number
let token: string
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  token = traders.admin.token
  accountId = await givenCourierAccount(shop, 'pathao')
  await keepSettlementsRunning(shop)
})
afterAll(() => shop.close())

async function delivered() {
  const parcel = await givenCarried(shop, traders, { company: 'pathao', accountId })
  await bringParcel(shop, token, parcel.parcelId, { stage: 'delivered' })
  return parcel
}

test('a dry run guesses the columns, counts verdicts and stores nothing', async () => {
  const { number, invoice } = await delivered()
  const file = csvOf([
    [number, invoice, 'Delivered', '1410', '90', '1320'],
    ['', '', 'Total', '1410', '90', '1320'],
  ])
  const { status, body } = await check(shop, token, { file })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{
      columns: HEADS,
      mapping: MAPPING,
      isKept: false,
      missing: {},
      rows: 2,
      collected: 1410,
      charge: 90,
      net: 1320,
    },
    ...{
      verdicts: [{ verdict: 'short', rows: 1 }],
      problems: [{ line: 3, column: 'Consignment ID' }],
      problemCount: 1,
    },
    toLookAt: [{ id: null, line: 2, number, invoice, verdict: 'short', expected: 1510, collected: 1410 }],
  })
  expect(body.sample[0]).toBe(number)
  for (const table of ['settlement_files', 'settlement_rows', 'settlement_mappings'] as const)
    expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('a mapping is kept for its company’s next file, where that has its columns', async () => {
  const { number } = await delivered()
  const heads = ['Nr', 'In hand']
  const file = csvOf([[number, '1510']], heads)
  const asked = await check(shop, token, { file })
  expect(asked.body).toMatchObject({
    missing: { number: expect.stringContaining('number'), collected: expect.stringContaining('collected') },
    verdicts: [],
  })
  const mapping = { number: 'Nr', collected: 'In hand', charges: [] }
  expect(await settle(shop, token, { file, mapping })).toEqual({ 2: 'paid' })
  expect((await check(shop, token, { file })).body).toMatchObject({
    mapping,
    isKept: true,
    verdicts: [{ verdict: 'known', rows: 1 }],
  })
  expect((await check(shop, token, { file, company: 'redx' })).body).toMatchObject({ isKept: false })
  expect((await check(shop, token, { file: `${csvOf([])}\n1,2,3,4,5,6` })).body).toMatchObject({
    mapping: MAPPING,
    isKept: false,
  })
})

test('a mapping that the file does not have is refused at its fields, and a file without a row that can be read', async () => {
  const file = csvOf([['', '', 'Total', '1', '0', '1']])
  const wrong = await load(shop, token, { file, mapping: { number: 'Number', charges: [] } })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['number', 'collected']])
  const empty = await load(shop, token, { file })
  expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['file']])
})

test('a total that stands where a number does is left out and posts nothing', async () => {
  const { number } = await delivered()
  const rows = [
    [number, '', 'Delivered', '1510', '90', '1420'],
    ['Total', '', '', '1510', '90', '1420'],
  ]
  const checked = await check(shop, token, { file: csvOf(rows) })
  expect(checked.body).toMatchObject({ collected: 1510, problems: [{ line: 3 }], problemCount: 1 })
  expect(await settle(shop, token, { file: csvOf(rows) })).toEqual({ 2: 'paid' })
})

test('of a workbook another sheet is checked and loaded where it is asked for', async () => {
  const [first, second] = [await delivered(), await delivered()]
  const sheetOf = (name: string, number: string) => ({ name, rows: [HEADS, [number, '', 'Paid', 1510, 90, 1420]] })
  const file = await writeXlsx({ sheets: [sheetOf('One', first.number), sheetOf('Two', second.number)] })
  expect((await check(shop, token, { file })).body).toMatchObject({ sheets: ['One', 'Two'], sheet: 'One' })
  const asked = await check(shop, token, { file, sheet: 'Two' })
  expect(asked.body).toMatchObject({ sheet: 'Two', mapping: MAPPING, verdicts: [{ verdict: 'paid', rows: 1 }] })
  await settle(shop, token, { file, sheet: 'Two' })
  const { body } = await rowsShown(shop, token)
  expect(body[0]).toMatchObject({ number: second.number, verdict: 'paid' })
})

test('a file that was taken back by mistake is loaded again as another, and its parcels are paid', async () => {
  const { number, parcelId } = await delivered()
  const file = csvOf([[number, '', 'Delivered', '1510', '91', '1419']])
  const first = await load(shop, token, { file })
  await verdictsOf(shop, first.body.id)
  for (const tries of [1, 2]) {
    const { id } = (await load(shop, token, { file })).body
    expect((await takeBack(shop, token, id)).status, `try ${tries}`).toBe(200)
    const again = await load(shop, token, { file })
    expect(again.body).toEqual({ id: expect.any(Number), isNew: true })
    await eventually(async () => expect(await verdictsOf(shop, again.body.id)).toEqual({ 2: 'paid' }))
  }
  const owed = await shop.call('GET /api/settlements/unpaid', {}, token)
  expect(JSON.stringify(owed.body)).not.toContain(`"parcelId":${parcelId},`)
})

test('the same nameless adjustment in a file of another name is asked about, in the same file it is not', async () => {
  const file = csvOf([['', '', 'Adjustment', '0', '0', '-50']])
  const first = (await load(shop, token, { company: 'redx', file, name: 'week 47.csv' })).body
  expect(await verdictsOf(shop, first.id)).toEqual({ 2: 'unknown' })
  expect((await load(shop, token, { company: 'redx', file, name: 'week 47.csv' })).body).toEqual({
    id: first.id,
    isNew: false,
  })
  const next = (await load(shop, token, { company: 'redx', file, name: 'week 48.csv' })).body
  expect([next.isNew, await verdictsOf(shop, next.id)]).toEqual([true, { 2: 'repeated' }])
})

test('a file of the same name is another on another day, and what an API tells is the same on whatever day', () => {
  const sums = { collectedPoisha: 0, chargePoisha: 0, netPoisha: -5_000 }
  const rows = [{ line: 2, number: '', invoice: '', kind: 'returned', ...sums } as const]
  const told = { company: 'pathao', name: 'settlement', rows, reportedPoisha: null } as const
  const digests = (source: 'file' | 'api') =>
    ['2026-11-21', '2026-11-28', '2026-11-28'].map((day) => digestOf({ ...told, source }, day).toString('hex'))
  const [first, next, again] = digests('file')
  expect([next === first, next === again]).toEqual([false, true])
  expect(new Set(digests('api')).size).toBe(1)
})

test('a file that is loaded again is the one that was', async () => {
  const { number } = await delivered()
  const row = [number, '', 'Delivered', '1510', '90', '1420']
  const first = await load(shop, token, { file: csvOf([row]), name: 'monday.csv' })
  const again = await load(shop, token, { file: `\ufeff${csvOf([row])}\r\n`, name: 'monday.csv' })
  expect(again.body).toEqual({ id: first.body.id, isNew: false })
  expect(await verdictsOf(shop, first.body.id)).toEqual({ 2: 'paid' })
  const { body } = await shop.call('GET /api/settlements', {}, token)
  expect(body[0]).toMatchObject({
    ...{ name: 'monday.csv', company: 'pathao', source: 'file', rows: 1, collected: 1510, net: 1420, told: null },
    verdicts: [{ verdict: 'paid', rows: 1 }],
  })
})

test('the sheet of disputes holds what is open with a courier and nothing that a spreadsheet would run', async () => {
  const short = await delivered()
  const old = await delivered()
  await shop.db
    .updateTable('settlement_mappings')
    .set({ columns: JSON.stringify(MAPPING) })
    .execute()
  const rows = [
    [short.number, short.invoice, 'Delivered', '1410', '90', '1320'],
    ['=1+1', '@cmd', 'Delivered', '50', '10', '40'],
  ]
  await settle(shop, token, { file: csvOf(rows) })
  const sheet = await shop.call('GET /api/settlements/disputes/:company', { params: { company: 'pathao' } }, token)
  expect(sheet.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = String(sheet.body).split('\r\n')
  expect(lines[0]).toContain(
    'Consignment,Our number,What is wrong,To be paid,Collected,Charge,Paid out,Delivered on,Quoted charge',
  )
  expect(lines).toContain(`${short.number},${short.invoice},Underpaid,1510.00,1410.00,90.00,1320.00,,`)
  expect(lines).toContain(`'=1+1,'@cmd,Unknown parcel,,50.00,10.00,40.00,,`)
  expect(sheet.body).not.toContain(old.number)

  const { body } = await shop.call('GET /api/settlements/standing', {}, token)
  expect(body.couriers[0]).toMatchObject({ company: 'pathao', openRows: 2, suspense: 60, tellsPayments: false })
  expect(body.couriers[1]).toMatchObject({ company: 'steadfast', openRows: 0, suspense: 0, tellsPayments: true })
})

test('the sheet of disputes asks for what a courier lists and has not settled, until it has', async () => {
  const waiting = await delivered()
  const paid = await delivered()
  const rows = [
    [waiting.number, waiting.invoice, 'Pending', '1510', '90', '1420'],
    [paid.number, paid.invoice, 'Processing', '1510', '90', '1420'],
    ['DL6', '', 'Hold', '7', '0', '7'],
  ]
  expect((await check(shop, token, { file: csvOf(rows) })).body).toMatchObject({
    ...{ rows: 3, collected: 0, charge: 0, net: 0, verdicts: [{ verdict: 'not_settled', rows: 3 }] },
  })
  await settle(shop, token, { file: csvOf(rows) })
  await settle(shop, token, { file: csvOf([...rows, [paid.number, paid.invoice, 'Delivered', '1510', '90', '1420']]) })
  const sheet = await shop.call('GET /api/settlements/disputes/:company', { params: { company: 'pathao' } }, token)
  const lines = String(sheet.body).split('\r\n')
  expect(lines.filter((line) => line.includes('Not settled yet'))).toEqual([
    `${waiting.number},${waiting.invoice},Not settled yet,,1510.00,90.00,1420.00,,`,
    'DL6,,Not settled yet,,7.00,0.00,7.00,,',
  ])
})

test('lines that were left out stay with the file, and money that names no parcel is asked about', async () => {
  const { number } = await delivered()
  const rows = [
    [number, '', 'Delivered', '1510', '90', '1420'],
    ['', '', 'Adjustment', '-50', '0', '-50'],
    ['', '', 'Adjustment', '-50', '0', '-50'],
    ['DL77', '', 'Delivered', 'soon', '0', '1'],
    ['', '', '', '0', '0', '0'],
    ['', '', 'মোট', '9', '0', '9'],
    ['', '', '', '1410', '90', '1321'],
  ]
  const problems = [
    { line: 5, column: 'Collected Amount', message: expect.stringContaining('“soon”') },
    { line: 6, column: 'Consignment ID', message: expect.stringContaining('No consignment number') },
    { line: 7, column: 'Consignment ID', message: expect.stringContaining('total') },
    { line: 8, column: 'Consignment ID', message: expect.stringContaining('total') },
  ]
  expect((await check(shop, token, { file: csvOf(rows) })).body).toMatchObject({ problems, problemCount: 4 })
  expect(await settle(shop, token, { file: csvOf(rows) })).toEqual({ 2: 'paid', 3: 'unknown', 4: 'unknown' })
  const [file] = (await shop.call('GET /api/settlements', {}, token)).body
  expect(file).toMatchObject({ rows: 3, problems, problemCount: 4 })
  const { body } = await rowsShown(shop, token, { open: '1', fileId: String(file.id) })
  expect(body).toMatchObject([
    { line: 4, number: '', suspense: 50 },
    { line: 3, number: '', suspense: 50 },
  ])
  // With one line more it is another file, and nothing of it is posted again.
  expect(await settle(shop, token, { file: csvOf([...rows, ['DL78', '', 'Delivered', '1', '0', '1']]) })).toEqual({
    ...{ 2: 'known', 3: 'repeated', 4: 'repeated', 9: 'unknown' },
  })
})
