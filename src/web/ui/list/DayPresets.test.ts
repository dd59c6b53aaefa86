import { expect, test } from 'vitest'
import { dayPresets } from './DayPresets.tsx'

test.each([
  ['a Sunday in Dhaka', '2026-11-22T06:00:00Z', '2026-11-22', '2026-11-22', '2026-10-24'],
  ['the Saturday before', '2026-11-21T17:59:59Z', '2026-11-21', '2026-11-15', '2026-10-23'],
  ['one second later it is Sunday there', '2026-11-21T18:00:00Z', '2026-11-22', '2026-11-22', '2026-10-24'],
  ['the first of March of a leap year', '2028-02-29T20:00:00Z', '2028-03-01', '2028-02-27', '2028-02-01'],
])('today, this week and the last 30 days end today: %s', (_, now, today, sunday, month) => {
  expect(dayPresets(Date.parse(now))).toEqual([
    { text: 'Today', from: today, to: today },
    { text: 'This week', from: sunday, to: today },
    { text: 'Last 30 days', from: month, to: today },
  ])
})
