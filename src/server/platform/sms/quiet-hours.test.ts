import { expect, test } from 'vitest'
import { QUIET_HOURS, quietHoursOf, secondsOfQuiet } from './quiet-hours.ts'

test.each([
  ['noon', '2026-11-23T12:00:00+06:00', 0],
  ['8 sharp', '2026-11-23T08:00:00+06:00', 0],
  ['a second before 22', '2026-11-23T21:59:59+06:00', 0],
  ['22 sharp', '2026-11-23T22:00:00+06:00', 10 * 3600],
  ['midnight', '2026-11-24T00:00:00+06:00', 8 * 3600],
  ['half past five in the morning', '2026-11-24T05:30:00+06:00', 2.5 * 3600],
  ['a second before 8', '2026-11-24T07:59:59+06:00', 1],
])('at %s an SMS that nobody waits for is held back as long as it is quiet', (_, moment, seconds) => {
  expect(secondsOfQuiet(new Date(moment), QUIET_HOURS)).toBe(seconds)
})

test.each([
  ['1-9', '2026-11-24T00:59:59+06:00', 0],
  ['1-9', '2026-11-24T01:00:00+06:00', 8 * 3600],
  ['1-9', '2026-11-24T09:00:00+06:00', 0],
  ['0-0', '2026-11-24T00:00:00+06:00', 0],
  ['0-0', '2026-11-24T03:00:00+06:00', 0],
])('where it is quiet %s, at %s it is held back for %i seconds', (hours, moment, seconds) => {
  expect(secondsOfQuiet(new Date(moment), quietHoursOf(hours) ?? QUIET_HOURS)).toBe(seconds)
})

test.each(['', '22', '22-', '24-8', '22-08', '22 - 8', '22-8-9', '-1-8', 'none'])('%j is no quiet hours', (text) => {
  expect(quietHoursOf(text)).toBeNull()
})
