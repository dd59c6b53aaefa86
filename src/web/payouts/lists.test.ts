import { expect, test } from 'vitest'
import { LISTS, NOTHING_IN } from './lists.ts'

test('an empty list says what there is none of: what was paid, or has failed, is nothing to do', () => {
  const words = LISTS.map((list) => NOTHING_IN[list])
  expect(new Set(words).size).toBe(LISTS.length)
  expect([NOTHING_IN.paid, NOTHING_IN.failed]).toEqual(['No payouts paid yet.', 'No failed payouts.'])
})
