import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Calendar, dayOf, dueAfter, EVERY_DAY } from './working-days.ts'

const FRIDAYS: Calendar = { daysOff: [5], holidays: new Set(['2026-12-16']) }
const inDhaka = (moment: string) => new Date(`${moment}+06:00`)
const END = 'T23:59:59.999'

describe('a store that is closed on Fridays and on 16 December', () => {
  // 11 December 2026 is a Friday, 16 December a Wednesday.
  test.each([
    ['2026-12-07T10:00', 1, '2026-12-08'],
    ['2026-12-07T00:00', 1, '2026-12-08'],
    ['2026-12-07T23:59', 1, '2026-12-08'],
    ['2026-12-10T10:00', 1, '2026-12-12'],
    ['2026-12-11T10:00', 1, '2026-12-12'],
    ['2026-12-15T10:00', 1, '2026-12-17'],
    ['2026-12-15T10:00', 2, '2026-12-19'],
    ['2026-12-09T10:00', 7, '2026-12-19'],
    ['2026-12-09T10:00', 0, '2026-12-09'],
    ['2026-12-31T10:00', 1, '2027-01-02'],
  ])('is late, of what came at %s, after %i working days: at the end of %s', (from, days, day) => {
    expect(dueAfter(inDhaka(from), days, FRIDAYS)).toEqual(inDhaka(`${day}${END}`))
  })
})

test('whoever counts every day counts days off, too', () => {
  expect(dueAfter(inDhaka('2026-12-10T10:00'), 7, EVERY_DAY)).toEqual(inDhaka(`2026-12-17${END}`))
})

test('an hour before midnight in Dhaka it is another day in London', () => {
  expect(dayOf(new Date('2026-12-15T17:59:59.999Z'))).toBe('2026-12-15')
  expect(dayOf(new Date('2026-12-15T18:00:00.000Z'))).toBe('2026-12-16')
})

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const days = fc.integer({ min: 1, max: 60 })
const calendars = fc.record({
  daysOff: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
  holidays: fc.uniqueArray(moments.map(dayOf), { maxLength: 60 }).map((some) => new Set(some)),
})
/** By its name, and not by arithmetic. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', weekday: 'short' })
const isWorked = (day: Date, { daysOff, holidays }: Calendar) =>
  !daysOff.includes(WEEKDAYS.indexOf(weekday.format(day))) && !holidays.has(dayOf(day))

test('what has a deadline is due at the last moment of a working day, with so many working days from the next day on', () => {
  fc.assert(
    fc.property(moments, days, calendars, (moment, working, calendar) => {
      const due = dueAfter(moment, working, calendar)
      expect(isWorked(due, calendar)).toBe(true)
      expect(dayOf(new Date(due.getTime() + 1))).not.toBe(dayOf(due))
      let worked = 0
      for (let day = new Date(due); dayOf(day) > dayOf(moment); day = new Date(day.getTime() - 86_400_000))
        worked += isWorked(day, calendar) ? 1 : 0
      expect(worked).toBe(working)
    }),
  )
})

test('whoever comes later or is given more days is never due sooner, and another day off never hurries anybody', () => {
  fc.assert(
    fc.property(moments, moments, days, calendars, (one, other, working, calendar) => {
      const [first, then] = one < other ? [one, other] : [other, one]
      const due = dueAfter(first, working, calendar)
      expect(dueAfter(then, working, calendar).getTime()).toBeGreaterThanOrEqual(due.getTime())
      expect(dueAfter(first, working + 1, calendar).getTime()).toBeGreaterThan(due.getTime())
      expect(dueAfter(first, working, EVERY_DAY).getTime()).toBeLessThanOrEqual(due.getTime())
    }),
  )
})
