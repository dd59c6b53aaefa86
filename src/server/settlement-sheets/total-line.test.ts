import { describe, expect, test } from 'vitest'
import { rowsInSheet } from './rows-in-sheet.ts'
import { readSheet } from './testing/sheets.ts'

const MAPPING = { number: 'Number', invoice: 'Invoice', status: 'Status', collected: 'COD', charges: ['Charge'] }
const PARCELS = ['7001,X-901,1060,60,delivered,Rahima', '7002,X-902,1250,70,delivered,Karim']

async function read(...lines: string[]) {
  const file = ['Number,Invoice,COD,Charge,Status,Recipient', ...lines].join('\n')
  const { rows, problems } = await rowsInSheet(await readSheet(new TextEncoder().encode(file)), MAPPING)
  return { lines: rows.map(({ line }) => line), leftOut: problems.map(({ line, message }) => [line, message]) }
}
const TOTAL = expect.stringContaining('looks like a total')

describe('a total is no money of a parcel', () => {
  test.each([
    'Total,,2310,130,,',
    'TOTAL:,,2310,130,,',
    ',Total,2310,130,,',
    ',,2310,130,Total,',
    ',,2310,130,,Total',
    'Grand Total,,2310,130,,',
    'Sub-total,,2310,130,,',
    'sub_total,-,2310,130,,',
    'SubTotal,,2310,130,,',
    'Totals,,2310,130,,',
    'Sum,,2310,130,,',
    'Total payable,N/A,2310,130,,',
    'মোট,,2310,130,,',
    'মোটঃ,,2310,130,,',
    'সর্বমোট,,2310,130,,',
    'সর্ব মোট টাকা,,2310,130,,',
    'উপ-মোট,,2310,130,,',
    'টোটাল,,2310,130,,',
    'Total,Total,2310,130,,',
    'Total (2),,2310,130,,',
    'Total: 2 parcels,,2310,130,,',
    'Total 2,,2310,130,,',
    'Total,2,2310,130,,',
    '2,,2310,130,Total,',
    'মোট ২ টি,,2310,130,,',
    // Of a page, a week or a hub: not of all above.
    'Sub total,,1250,70,,',
    '-,-,2310,130,,',
  ])('“%s”', async (line) => {
    expect(await read(...PARCELS, line)).toEqual({ lines: [2, 3], leftOut: [[4, TOTAL]] })
  })

  test('wherever it stands, and however many there are', async () => {
    const lines = [PARCELS[0] ?? '', 'Sub total,,1060,60,,', PARCELS[1] ?? '', 'Sub total,,1250,70,,']
    expect(await read(...lines, 'Grand total,2,2310,130,,')).toEqual({
      lines: [2, 4],
      leftOut: [
        [3, TOTAL],
        [5, TOTAL],
        [6, TOTAL],
      ],
    })
  })
})

describe('a row of a parcel is never taken for one', () => {
  test.each([
    ['whose shop is called so', '7003,X-903,900,60,delivered,Total Fashion'],
    ['whose customer is called so', '7003,X-903,2310,130,delivered,Total'],
    ['whose number starts so', 'TOTAL7003,,900,60,delivered,Sufia'],
    ['whose order is called so', ',TOTAL-123,2310,130,delivered,Sufia'],
    ['whose order is called so by a word', '7003,Total,900,60,delivered,Sufia'],
    ['that collects what all above did', '7003,X-903,2310,130,delivered,Sufia'],
    ['of a motorcycle', 'মোটর-৭,,900,60,delivered,Sufia'],
    ['of a small number', '2,,900,60,delivered,Total'],
    ['of a number that has letters alone', 'SUMON,,900,60,delivered,Sufia'],
  ])('one %s', async (_, line) => {
    expect(await read(...PARCELS, line)).toEqual({ lines: [2, 3, 4], leftOut: [] })
  })
})
