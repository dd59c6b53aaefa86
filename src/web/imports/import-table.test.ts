import { describe, expect, test } from 'vitest'
import { tableOf } from './import-table.ts'

describe('a table as the browser reads it', () => {
  test.each([
    ['a comma in a cell', 'name,price\n"Cap, red",5', ['Cap, red', '5']],
    ['a quotation mark in a cell', 'name,price\n"14"" cap",5', ['14" cap', '5']],
    ['a line end in a cell', 'name,price\r\n"Cap\r\nin red",5\r\n', ['Cap\r\nin red', '5']],
    ['a name of Bangla letters', 'name,price\n"শাড়ি",৫', ['শাড়ি', '৫']],
    ['lines of an old Mac', 'name,price\rCap,5\r', ['Cap', '5']],
    ['empty cells at the end', 'name,price,tags\nCap,,', ['Cap', '', '']],
    ['a short row', 'name,price\nCap', ['Cap']],
    ['semicolons between its cells', 'name;price\nCap;5', ['Cap', '5']],
    ['tabs between its cells', 'name\tprice\nCap\t5', ['Cap', '5']],
    ['titles with another separator above its heads', 'Cloth, Mirpur\n\nname;price\nCap;5', ['Cap', '5']],
    ['numbers kept as text', 'name,price\n"=""Cap""",="5"', ['Cap', '5']],
  ])('has %s', async (_, text, row) => {
    expect(await tableOf(new File([text], 'a.csv'))).toMatchObject({ rows: [row] })
  })

  test('has no mark of its encoding in its first column, no empty rows and no disarmed cells', async () => {
    const file = new File(["\ufeffname,price\r\n\r\n,,\r\n'=Cap,5\r\n"], 'a.csv')
    expect(await tableOf(file)).toEqual({ columns: ['name', 'price'], rows: [['=Cap', '5']] })
  })

  test('is refused in words where there is none', async () => {
    const words = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => tableOf(new File(parts, 'a.csv'))
    expect(await words('')).toBe('The file is empty.')
    expect(await words('name,price\n')).toBe('There are no rows below the header.')
    expect(await words('name;price\tsizes\nCap;5')).toMatch('Separate columns by commas')
    expect(await words('\ufeff"name";"price",sizes\r\n"Cap";"5",M')).toMatch('Quotation marks do not match')
    expect(await words('name,"price\nCap,5')).toBe('A quotation mark is not closed.')
    expect(await words(new Uint8Array([110, 0xe9, 10, 110]))).toMatch('not UTF-8')
  })

  test('ends where the server stops reading, which says why', async () => {
    const file = new File(['name,price\nCap,5\n14" cap,6\nHat,7'], 'a.csv')
    expect(await tableOf(file)).toMatchObject({ rows: [['Cap', '5']] })
  })
})
