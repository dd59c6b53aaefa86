import { expect, test } from 'vitest'
import { NOTHING_IN } from './nothing-in.ts'

test('an empty list of refunds says what there is none of', () => {
  expect(NOTHING_IN).toEqual({
    owed: 'No refunds owed to customers.',
    paid: 'No refunds paid yet.',
    cancelled: 'No cancelled refunds.',
  })
})
