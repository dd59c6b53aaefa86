import { expect, test } from 'vitest'
import { sharedOut } from './shared-out.ts'

test.each([
  ['evenly', 10, [1, 1], [5, 5]],
  ['what is left over to the largest remainder', 10, [1, 2, 3], [2, 3, 5]],
  ['of equals to the first', 2, [1, 1, 1], [1, 1, 0]],
  ['nothing where nothing weighs', 7, [0, 0], [0, 0]],
])('poisha are shared out %s', (_, poisha, weights, shares) => {
  expect(sharedOut(poisha, weights)).toEqual(shares)
})
