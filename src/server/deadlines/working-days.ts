import { AHEAD_OF_UTC_MS } from '#contract/values/dhaka'

const DAY_MS = 86_400_000

/** On which days nobody works. */
export interface Calendar {
  /** Of each week; 0 is Sunday. Not all seven. */
  daysOff: readonly number[]
  /** Days of Dhaka, such as `2026-12-16`. */
  holidays: ReadonlySet<string>
}

/** Each day counts. */
export const EVERY_DAY: Calendar = { daysOff: [], holidays: new Set() }

/**
 * The last moment in Dhaka of the so-manieth working day after the day of a moment, which itself does not count: what is placed an
 * hour before midnight gives its store no less time than what is placed in the morning.
 */
export function dueAfter(moment: Date, workingDays: number, calendar: Calendar): Date {
  let day = dayNumberOf(moment)
  for (let left = workingDays; left > 0; ) {
    day += 1
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return new Date((day + 1) * DAY_MS - AHEAD_OF_UTC_MS - 1)
}

/** Its day in Dhaka, such as `2026-12-16`. */
export function dayOf(moment: Date): string {
  return dayNamed(dayNumberOf(moment))
}

function isWorkingDay(day: number, { daysOff, holidays }: Calendar): boolean {
  return !daysOff.includes(weekdayOf(day)) && !holidays.has(dayNamed(day))
}

/** Days since 1 January 1970, a Thursday. */
function dayNumberOf(moment: Date): number {
  return Math.floor((moment.getTime() + AHEAD_OF_UTC_MS) / DAY_MS)
}

function weekdayOf(day: number): number {
  return (day + 4) % 7
}

function dayNamed(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
