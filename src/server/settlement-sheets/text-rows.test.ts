import { expect, test } from 'vitest'
import { Refusal } from '../platform/refusal.ts'
import { readSheet } from './testing/sheets.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const HEADS = ['Consignment ID', 'Invoice', 'COD Amount', 'Status']
const PARCEL = ['70050001', 'X-951', '1,060', 'delivered']
const table = (mark: string) => [HEADS, PARCEL].map((cells) => cells.map((cell) => `"${cell}"`).join(mark)).join('\r\n')

const READ = { columns: HEADS, rows: [{ line: 2, cells: PARCEL }] }

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('columns may be parted by %s', async (_, mark) => {
  expect(await readSheet(bytes(table(mark)))).toMatchObject(READ)
  expect(await readSheet(bytes(`\ufeff${table(mark)}`))).toMatchObject(READ)
})

test('a comma in a cell parts nothing where semicolons do', async () => {
  const { columns, rows } = await readSheet(bytes('Nr;How, when;What\nDL1;1,060;a\nDL2;2,060;b\n'))
  expect([columns, rows[0]?.cells]).toEqual([
    ['Nr', 'How, when', 'What'],
    ['DL1', '1,060', 'a'],
  ])
})

test('columns are parted by what the file says, as Excel is told', async () => {
  const { columns, rows } = await readSheet(bytes('sep=;\nA;B,C\n1;2\n'))
  expect([columns, rows]).toEqual([['A', 'B,C'], [{ line: 3, cells: ['1', '2'] }]])
})

test.each([
  ['bare', '="70050001",X-951,"=""1,060""",delivered'],
  ['quoted', '"=""70050001""",="X-951","1,060",="delivered"'],
])('a number kept as text by an equals sign is that number, %s', async (_, line) => {
  expect(await readSheet(bytes(`${HEADS.join(',')}\n${line}`))).toMatchObject(READ)
})

test('an equals sign in a text stays, also beside a quotation mark', async () => {
  const { rows } = await readSheet(bytes(`${HEADS.join(',')}\n1,"a,=""b"",c","x,=","d="\n2,"=""","",e\n`))
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1', 'a,="b",c', 'x,=', 'd='],
    ['2', '="', '', 'e'],
  ])
})

test('a quotation mark that is not closed is told by its line, also behind an equals sign', async () => {
  const problem = await readSheet(bytes(`${HEADS.join(',')}\n="7,1\n`)).catch((error: unknown) => error)
  expect(problem instanceof Refusal && problem.details.fields?.['file']).toBe(
    'Line 2 cannot be read: A quotation mark is not closed.',
  )
})

test('text in UTF-16 is read, as Excel saves “Unicode Text”', async () => {
  expect(await readSheet(utf16(table('\t')))).toMatchObject(READ)
  expect(await readSheet(new Uint8Array(Buffer.from(utf16(table('\t'))).swap16()))).toMatchObject(READ)
})

test('text in Windows-1252 is read: its numbers, dashes and names are the same everywhere', async () => {
  const text = `${HEADS.join(',')},Customer\n1,X,\u0096,paid,Caf\u00e9\n`
  const { rows } = await readSheet(new Uint8Array(Buffer.from(text, 'latin1')))
  expect(rows[0]?.cells).toEqual(['1', 'X', '–', 'paid', 'Café'])
})

test('titles above heads that nobody knows are none of them', async () => {
  const { columns, rows } = await readSheet(bytes('Payout of Haat\n\nDate,24-11\nNr,How,What,Why,When\nDL1,a,b,c,d\n'))
  expect([columns, rows]).toEqual([
    ['Nr', 'How', 'What', 'Why', 'When'],
    [{ line: 5, cells: ['DL1', 'a', 'b', 'c', 'd'] }],
  ])
})

test('heads that an admin mapped before are found below titles', async () => {
  const file = bytes('Merchant,Haat\nDate,24-11-2026\nNr,In hand\nDL1,1060\n')
  const { columns } = await readSheet(file, { mapping: { number: 'Nr', collected: 'In hand', charges: [] } })
  expect(columns).toEqual(['Nr', 'In hand'])
})
