import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsOf, tableOf } from './import-table.ts'

describe('a table as the browser reads it', () => {
  test('has cells with commas, quotation marks and lines in them, whatever ends its lines', () => {
    const cell = fc.stringMatching(/^[a,"\r\n ]{0,6}$/)
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n', '\r'), (cells, end) => {
        const quoted = cells.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
        expect(rowsOf(quoted.join(end))).toEqual(cells)
        expect(rowsOf(quoted.join(end) + end)).toEqual(cells)
      }),
    )
  })

  test('keeps empty cells at the end of a line and of the file', () => {
    expect(rowsOf('a,b,\n1,,\n,')).toEqual([
      ['a', 'b', ''],
      ['1', '', ''],
      ['', ''],
    ])
  })

  test('has no mark of its encoding in its first column, no empty rows and no disarmed cells', async () => {
    const file = new File(["\ufeffname,price\r\n\r\n,,\r\n'=Cap,5\r\n"], 'a.csv')
    expect(await tableOf(file)).toEqual({ columns: ['name', 'price'], rows: [['=Cap', '5']] })
  })

  test('is refused in words where there is none', async () => {
    const words = (...parts: BlobPart[]) => tableOf(new File(parts, 'a.csv'))
    expect(await words('')).toBe('This file is empty.')
    expect(await words('name,price\n')).toBe('There are no rows below the header.')
    expect(await words('name;price\nCap;5')).toMatch('not parted by commas')
    expect(await words(new Uint8Array([110, 0xe9, 10, 110]))).toMatch('not UTF-8')
  })
})
