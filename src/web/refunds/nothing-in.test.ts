import { expect, test } from 'vitest'
import { NOTHING_IN } from './nothing-in.ts'

test('an empty list of refunds says what there is none of', () => {
  expect(NOTHING_IN).toEqual({
    owed: 'No refund is owed to a shopper.',
    paid: 'No refund was paid yet.',
    cancelled: 'No refund was cancelled.',
  })
})
