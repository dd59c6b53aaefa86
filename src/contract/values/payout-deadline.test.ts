import { expect, test } from 'vitest'
import { payoutDeadlineWarnings } from './payout-deadline.ts'

test.each([
  ['weekly', 0, 10, 0],
  ['weekly', 0, 7, 1],
  ['two_weeks', 0, 10, 1],
  ['monthly', 0, 10, 1],
  ['monthly', 0, 32, 0],
  ['daily', 500, 10, 1],
  ['monthly', 500, 10, 2],
])(
  'statements %s, a least payout of %i and a deadline of %i days are warned of %i times',
  (statementPeriod, leastPayout, daysToPayOut, times) => {
    expect(payoutDeadlineWarnings({ statementPeriod, leastPayout, daysToPayOut })).toHaveLength(times)
  },
)
