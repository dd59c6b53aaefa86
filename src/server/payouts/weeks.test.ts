import { expect, test } from 'vitest'
import { dayAfter, lastDayOfWeekBefore } from './weeks.ts'

test.each([
  ['2026-11-21', '2026-11-14', 'a Saturday is not over'],
  ['2026-11-22', '2026-11-21', 'on Sunday the week is'],
  ['2026-11-23', '2026-11-21', ''],
  ['2026-11-27', '2026-11-21', ''],
  ['2027-01-01', '2026-12-26', 'across the year'],
])('on %s the last week that is over ended on %s: %s', (today, lastDay) => {
  expect(lastDayOfWeekBefore(today)).toBe(lastDay)
})

test('a day follows the last of its month', () => {
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
})
