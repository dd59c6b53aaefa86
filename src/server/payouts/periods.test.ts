import { expect, test } from 'vitest'
import type { StatementPeriod } from '#contract/values/statement-periods'
import { dayAfter, lastDayBefore, nextClosingAfter } from './periods.ts'

test.each([
  ['2026-11-21', 'weekly', '2026-11-14', '2026-11-22', 'a Saturday is not over'],
  ['2026-11-22', 'weekly', '2026-11-21', '2026-11-29', 'on Sunday the week is'],
  ['2026-11-23', 'weekly', '2026-11-21', '2026-11-29', ''],
  ['2026-11-27', 'weekly', '2026-11-21', '2026-11-29', ''],
  ['2027-01-01', 'weekly', '2026-12-26', '2027-01-03', 'across the year'],
  ['2026-11-21', 'two_weeks', '2026-11-07', '2026-11-22', 'every second Saturday'],
  ['2026-11-22', 'two_weeks', '2026-11-21', '2026-12-06', 'the first day after one'],
  ['2026-12-05', 'two_weeks', '2026-11-21', '2026-12-06', ''],
  ['2026-11-21', 'daily', '2026-11-20', '2026-11-22', 'today is not over'],
  ['2026-11-30', 'monthly', '2026-10-31', '2026-12-01', 'nor is the month on its last day'],
  ['2026-12-01', 'monthly', '2026-11-30', '2027-01-01', ''],
  ['2028-03-01', 'monthly', '2028-02-29', '2028-04-01', ''],
] as [string, StatementPeriod, string, string, string][])(
  'on %s the last %s period that is over ended on %s, and the next is closed on %s: %s',
  (today, period, lastDay, next) => {
    expect(lastDayBefore(today, period)).toBe(lastDay)
    expect(nextClosingAfter(today, period)).toBe(next)
  },
)

test('a day follows the last of its month', () => {
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
})
