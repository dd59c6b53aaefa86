import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnNames,
  disarmed,
  EXPORTED_FIELDS,
  guessedColumns,
  HAAT_ID,
  rearmed,
  tagsCell,
  tagsIn,
} from '#contract/values/import-columns'

describe('cells that a spreadsheet would run', () => {
  test('are text on the way out and themselves again on the way in', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^['=+\-@\t\ra]{0,5}.*$/), (cell) => {
        expect(disarmed(cell)).not.toMatch(/^[=+\-@\t\r]/)
        expect(rearmed(disarmed(cell))).toBe(cell)
      }),
    )
  })

  test('others stay as they are', () => {
    for (const cell of ["'tis", '1250', 'a=b', "O'Neill", '']) {
      expect(disarmed(cell)).toBe(cell)
      expect(rearmed(cell)).toBe(cell)
    }
  })
})

describe('tags in one cell', () => {
  test('come back as they were, with bars, commas and backslashes in them', () => {
    const tag = fc.stringMatching(/^[a-z|\\,;]{1,8}$/)
    fc.assert(
      fc.property(fc.array(tag), (tags) => {
        expect(tagsIn(tagsCell(tags))).toEqual(tags)
      }),
    )
  })

  test('may be parted by commas or semicolons, as people write them', () => {
    expect(tagsIn('cotton, eid ;summer,')).toEqual(['cotton', 'eid', 'summer'])
    expect(tagsIn('black, white | grey')).toEqual(['black, white', 'grey'])
  })
})

describe('columns', () => {
  test('with one name are told apart, and those without get one', () => {
    expect(columnNames(['a', 'a', 'a (2)', ' ', 'a'])).toEqual(['a', 'a (2)', 'a (2) (2)', 'Column 4', 'a (3)'])
  })

  test('of the export are found by their names', () => {
    expect(guessedColumns([...EXPORTED_FIELDS, HAAT_ID, 'store'])).toEqual(
      Object.fromEntries(EXPORTED_FIELDS.map((field) => [field, field === 'tags' ? ['tags'] : field])),
    )
  })

  test('of other tables are found by similar names, the exact one first', () => {
    expect(guessedColumns(['Title', 'NAME', 'Compare-at price', 'Qty'])).toEqual({
      name: 'NAME',
      compareAtPrice: 'Compare-at price',
      stock: 'Qty',
      tags: [],
    })
    expect(guessedColumns(['Product Name', 'MRP', 'Selling Price', 'Colour', 'Type', 'Season'])).toEqual({
      name: 'Product Name',
      price: 'Selling Price',
      compareAtPrice: 'MRP',
      category: 'Type',
      tags: ['Colour', 'Season'],
    })
  })

  test('an MRP alone is the price', () => {
    expect(guessedColumns(['item', 'mrp'])).toEqual({ name: 'item', price: 'mrp', tags: [] })
  })
})
