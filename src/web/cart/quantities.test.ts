import { expect, test } from 'vitest'
import { quantityOf } from './quantities.ts'

test.each([
  ['3', 3],
  [' ৩ ', 3],
  ['100', 100],
  ['0', 0],
])('%s is read as so many pieces', (text, pieces) => {
  expect(quantityOf(text)).toBe(pieces)
})

test.each(['', '-3', '1.5', '1e2', '0x10', 'many'])('“%s” is no number of pieces, as the stepper says', (text) => {
  expect(quantityOf(text)).toBe(0)
})
