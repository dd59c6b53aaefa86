import { expect, test } from 'vitest'
import { amountOf } from './import-preview.ts'

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
