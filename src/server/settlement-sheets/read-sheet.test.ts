import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { MAX_SETTLEMENT_BYTES } from '#contract/values/settlements'
import { Refusal } from '../platform/refusal.ts'
import { rowsInSheet } from './rows-in-sheet.ts'
import { archiveOf } from './testing/archive.ts'
import { readSheet } from './testing/sheets.ts'
import { archiveEntries } from './workbook/archive-entries.mjs'

const archive = (name: string, content: Uint8Array, said?: number) =>
  archiveOf([{ name, content, ...(said === undefined ? {} : { said }) }])
const bytes = (text: string) => new TextEncoder().encode(text)
const workbook = (rows: (string | number | null)[][]) => writeXlsx({ sheets: [{ name: 'Payout', rows }] })
const problemOf = async (file: Uint8Array | null) =>
  await readSheet(file).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.details.fields?.['file'] : error),
  )

describe('a sheet is read', () => {
  test('from CSV and XLSX alike, with the lines that a spreadsheet counts', async () => {
    const csv = await readSheet(bytes('Consignment,COD\nDL1,1510\n\nDL2,"1,450.50"\n'))
    const xlsx = await readSheet(
      await workbook([
        ['Consignment', 'COD'],
        ['DL1', 1510],
        [null, null],
        ['DL2', '1,450.50'],
      ]),
    )
    expect(xlsx).toEqual({ ...csv, sheets: ['Payout'], sheet: 'Payout' })
    expect(xlsx.rows.at(-1)).toEqual({ line: 4, cells: ['DL2', '1,450.50'] })
  })

  test('from below what a courier writes above its heads', async () => {
    const above = ['Payout of Haat', 'Date,24-11-2026', '']
    const { columns, rows } = await readSheet(bytes([...above, 'Consignment,COD,Note', 'DL1,1510,'].join('\n')))
    expect([columns, rows]).toEqual([['Consignment', 'COD', 'Note'], [{ line: 5, cells: ['DL1', '1510', ''] }]])
  })

  test('from its first line where no heads are known, also if a row looks like some', async () => {
    const { columns } = await readSheet(bytes('Nr,How,What\nDL1,COD,Paid\nDL2,COD,Paid\n'))
    expect(columns).toEqual(['Nr', 'How', 'What'])
  })

  test('with long numbers as they stand', async () => {
    const { rows } = await readSheet(await workbook([['Consignment'], [142_410_712_345]]))
    expect(rows[0]?.cells).toEqual(['142410712345'])
  })
})

describe('a file is refused in words at its field', () => {
  test.each<[string, () => Promise<Uint8Array | null> | Uint8Array | null, RegExp]>([
    ['that is larger than the shop takes', () => null, /larger than 8 MB/],
    ['of more bytes', () => new Uint8Array(MAX_SETTLEMENT_BYTES + 1), /larger than 8 MB/],
    ['that is empty', () => bytes(''), /empty/],
    ['with heads alone', () => bytes('Consignment,COD\n'), /no rows/],
    ['with heads alone, as a workbook', () => workbook([['Consignment', 'COD']]), /no rows/],
    ['of more than 20,000 rows', () => bytes(`Consignment\n${'DL1\n'.repeat(20_001)}`), /20,000 rows/],
    ['of an open quotation mark', () => bytes('Consignment\n"DL1\n'), /quotation mark/],
    ['that is a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), /not UTF-8/],
    ['that only begins as a workbook', () => bytes('PK and so on'), /neither CSV nor XLSX/],
    ['that is an archive of something else', () => archive('readme.txt', bytes('hello')), /neither CSV nor XLSX/],
    ['that is a zip bomb', () => archive('xl/worksheets/sheet1.xml', new Uint8Array(80_000_000)), /more than 16 MB/],
    ['that is a zip bomb and hides it', () => archive('a', new Uint8Array(80_000_000), 0), /neither CSV nor XLSX/],
    ['with more columns than anybody maps', () => bytes(`${'a,'.repeat(100)}a\n1\n`), /at most 100 columns/],
  ])('%s', async (_, file, words) => {
    expect(await problemOf(await file())).toMatch(words)
  })

  test('that says to be smaller than it is, as no workbook', async () => {
    expect(await problemOf(archive('[Content_Types].xml', new Uint8Array(1_000_000), 10))).toMatch(/neither CSV/)
  })
})

test('an archive says what each of its files unpacks to', async () => {
  expect(archiveEntries(archive('a', bytes('hello')))).toMatchObject([{ name: 'a', unpackedBytes: 5 }])
  expect(archiveEntries(bytes('no archive at all, and long enough'))).toBeNull()
  expect(archiveEntries(new Uint8Array(3))).toBeNull()
})

describe('rows are read', () => {
  const read = async (mapping: Parameters<typeof rowsInSheet>[1], ...lines: string[]) =>
    await rowsInSheet(await readSheet(bytes(['N,I,S,C,F,G,P', ...lines].join('\n'))), mapping)
  const all = { number: 'N', invoice: 'I', status: 'S', collected: 'C', net: 'P', charges: ['F', 'G'] }

  test('in any digits and writing, charges added up', async () => {
    const { rows, problems } = await read(
      all,
      'DL1,H1,Delivered,"৳ ১,৫১০",-80,(15.10),"1,414.90"',
      'DL2,,Return,-,-70,,-70',
    )
    expect(problems).toEqual([])
    expect(rows).toEqual([
      {
        line: 2,
        number: 'DL1',
        invoice: 'H1',
        kind: 'paid',
        collectedPoisha: 151_000,
        chargePoisha: 9_510,
        netPoisha: 141_490,
      },
      {
        line: 3,
        number: 'DL2',
        invoice: '',
        kind: 'returned',
        collectedPoisha: 0,
        chargePoisha: 7_000,
        netPoisha: -7_000,
      },
    ])
  })

  test.each([
    [{ number: 'N', collected: 'C', charges: ['F'] }, [151_000, 8_000, 143_000]],
    [{ number: 'N', net: 'P', charges: ['F'] }, [149_490, 8_000, 141_490]],
    [{ number: 'N', collected: 'C', net: 'P', charges: [] }, [151_000, 9_510, 141_490]],
    [{ number: 'N', collected: 'C', charges: [] }, [151_000, 0, 151_000]],
  ])('by %j, where what is missing follows from the rest', async (mapping, sums) => {
    const { rows } = await read(mapping, 'DL1,H1,Delivered,1510,80,15.10,1414.90')
    expect(rows.map((row) => [row.collectedPoisha, row.chargePoisha, row.netPoisha])).toEqual([sums])
  })

  test('with a charge that is given back, whichever sign the column has', async () => {
    const charges = async (...cells: string[]) =>
      (await read(all, ...cells.map((cell, at) => `DL${at},,Delivered,100,${cell},0,100`))).rows.map(
        (row) => row.chargePoisha / 100,
      )
    expect(await charges('80', '70', '-60')).toEqual([80, 70, -60])
    expect(await charges('-80', '(70)', '60')).toEqual([80, 70, -60])
    expect(await charges('-80')).toEqual([80])
  })

  test('with references in any digits, and without what a spreadsheet adds', async () => {
    const { rows, problems } = await read(
      all,
      '১২৩,h1,,1,0,0,1',
      '142410712345.0, H 2,,1,0,0,1',
      '1.42E+11,H3,,1,0,0,1',
      '1.42E+11,,,1,0,0,1',
      '15E8,,,1,0,0,1',
    )
    expect(rows.map(({ number, invoice }) => [number, invoice])).toEqual([
      ...[
        ['123', 'h1'],
        ['142410712345', 'H2'],
        ['', 'H3'],
        ['15E8', ''],
      ],
    ])
    expect(problems).toMatchObject([{ line: 5, column: 'N', message: expect.stringContaining('rounded') }])
  })

  test('but not a formula of which the workbook keeps no result: that is no empty cell', async () => {
    const formula = (text: string, result?: number) => ({
      type: 'formula' as const,
      formula: text,
      formulaResult: result ?? null,
    })
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Payout',
          rows: [
            ['N', 'C', 'F'],
            ['DL1', null, 80],
            ['DL2', null, 80],
            ['DL3', 1510, null],
            [null, 1510, 80],
          ],
          cells: new Map([
            ['1,1', formula('1500+10')],
            ['2,1', formula('1500+10', 1510)],
            ['4,0', formula('A4&"4"')],
          ]),
        },
      ],
    })
    const { rows, problems } = await rowsInSheet(await readSheet(file), { number: 'N', collected: 'C', charges: ['F'] })
    expect(rows.map(({ number, collectedPoisha }) => [number, collectedPoisha])).toEqual([
      ...[
        ['DL2', 151_000],
        ['DL3', 151_000],
      ],
    ])
    expect(problems).toMatchObject([
      { line: 2, column: 'C', message: expect.stringContaining('formula') },
      { line: 5, column: 'N', message: expect.stringContaining('formula') },
    ])
  })

  test('but not what is no amount, or names no consignment: that is told by its line', async () => {
    const { rows, problems } = await read(
      all,
      'DL1,H1,Delivered,soon,80,0,1430',
      ',,Total,9000,0,0,9000',
      'DL2,,,1,0,0,1',
    )
    expect(rows).toHaveLength(1)
    expect(problems).toMatchObject([
      { line: 2, column: 'C', message: expect.stringContaining('“soon”') },
      { line: 3, column: 'N' },
    ])
  })

  test.each([
    ['Delivered', 100, 'paid'],
    ['Partial Delivery', 100, 'paid'],
    ['partial_delivered', 100, 'paid'],
    ['Paid Return', 60, 'paid_return'],
    ['Returned to merchant', 0, 'returned'],
    ['Undelivered, returned', 0, 'returned'],
    ['ডেলিভার্ড', 0, 'paid'],
    ['', 100, 'paid'],
    ['', 0, 'returned'],
    ['Settled', 0, 'returned'],
    ['Unpaid', 100, 'unsettled'],
    ['Not paid', 100, 'unsettled'],
    ['Undelivered', 100, 'unsettled'],
    ['Delivery Failed', 100, 'unsettled'],
    ['Out for Delivery', 100, 'unsettled'],
    ['delivered_approval_pending', 100, 'unsettled'],
    ['cancelled-approval-pending', 0, 'unsettled'],
    ['PENDING', 100, 'unsettled'],
    ['Hold', 100, 'unsettled'],
    ['ready-for-delivery', 100, 'unsettled'],
    ['delivery-in-progress', 100, 'unsettled'],
    ['Assigned for Delivery', 100, 'unsettled'],
    ['At the Sorting Hub', 100, 'unsettled'],
    ['agent-returning', 0, 'unsettled'],
    ['Processing', 100, 'unsettled'],
    ['In Transit', 0, 'unsettled'],
    ['ডেলিভারি হয়নি', 100, 'unsettled'],
    ['পেমেন্ট অপেক্ষমাণ', 100, 'unsettled'],
  ])('“%s” with %i taka is %s', async (status, collected, kind) => {
    const { rows } = await read(all, `DL1,,"${status}",${collected},0,0,${collected}`)
    expect(rows[0]?.kind).toBe(kind)
  })

  test('but not by a word that nobody knows, whatever it collected: that is told by its line', async () => {
    const { rows, problems } = await read(all, 'DL1,,Cartoon,100,0,0,100', 'DL2,,Prepaid,100,0,0,100')
    expect(rows).toEqual([])
    expect(problems).toMatchObject([
      { line: 2, column: 'S', message: expect.stringContaining('“Cartoon”') },
      { line: 3, column: 'S', message: expect.stringContaining('“Prepaid”') },
    ])
  })

  test.each([
    ['Delivered', 'Unpaid', 'unsettled'],
    ['Returned', 'Pending', 'unsettled'],
    ['Returned', 'Paid', 'returned'],
    ['Delivered', 'Settled', 'paid'],
    ['Out for Delivery', 'Paid', 'paid'],
    ['', 'Paid', 'paid'],
    ['Undelivered', '', 'unsettled'],
    ['', 'Unpaid', 'unsettled'],
    ['Delivered', 'Cancelled', 'unsettled'],
    ['Returned', 'Paid return', 'returned'],
  ])('of a parcel that is “%s” and “%s”, the payment decides: %s', async (status, payment, kind) => {
    const { rows } = await read({ ...all, invoice: undefined, payment: 'I' }, `DL1,${payment},${status},100,0,0,100`)
    expect(rows[0]?.kind).toBe(kind)
  })
})
