import { expect, test } from 'vitest'
import { firstChoices } from './import-choices.ts'
import { amountOf, foretold, garmentsOf } from './import-preview.ts'

test.each([
  ['1250.50', '৳1,250.50'],
  ['1250', '৳1,250'],
  ['১২৫০', '৳1,250'],
  ['৳ 1,250', '৳1,250'],
  ['12.345', '12.345'],
  ['ask us', 'ask us'],
])('the price of a cell %j is shown as %j', (cell, shown) => {
  expect(amountOf(cell)).toBe(shown)
})

test('rows of one garment are foretold as one product, at the price that is paid', () => {
  const columns = ['Handle', 'Title', 'Type', 'Size', 'Stock', 'Price', 'Sale price']
  const rows = [
    ['kurta', 'Kurta', 'Men', 'M', '4', '850', '700'],
    ['kurta', '', '', 'L', '2', '850', '700'],
    ['cap', 'Cap', 'Men', 'M', '', '200', '0'],
  ]
  const paths = new Map([[1, 'Men']])
  const table = { columns, rows }
  const choices = firstChoices(table, paths)
  const products = foretold(garmentsOf(table, choices.columns), table, choices, paths)
  expect(products).toMatchObject([
    { line: 2, name: 'Kurta', category: 'Men', sizes: 'M, L', stock: '4, 2', price: '700', compareAtPrice: '850' },
    { line: 4, name: 'Cap', sizes: 'M', price: '200', compareAtPrice: '' },
  ])
})
