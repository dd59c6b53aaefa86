import { STATEMENT_PERIODS, type StatementPeriod } from '#contract/values/statement-periods'

const DAY_MS = 86_400_000

/** Of a day: days since 1 January 1970, a Thursday. */
const SATURDAY = 2

/** Weeks in Dhaka end with a Saturday; two of them with every second one of all time, the same for each store. */
const DAYS: Record<Exclude<StatementPeriod, 'monthly'>, number> = { daily: 1, weekly: 7, two_weeks: 14 }

/** The last day before `today`, in Dhaka, with which a period ends. */
export function lastDayBefore(today: string, period: StatementPeriod): string {
  if (period === 'monthly') return dayBefore(firstOfMonth(today, 0))
  const yesterday = numberOf(today) - 1
  return dayOf(yesterday - modulo(yesterday - SATURDAY, DAYS[period]))
}

/** The day after the period that is running: in the night to it a statement is closed. */
export function nextClosingAfter(today: string, period: StatementPeriod): string {
  if (period === 'monthly') return firstOfMonth(today, 1)
  return dayOf(numberOf(today) + modulo(SATURDAY - numberOf(today), DAYS[period]) + 1)
}

export function dayAfter(day: string): string {
  return dayOf(numberOf(day) + 1)
}

/** As the settings keep it. */
export function periodIn(setting: string): StatementPeriod {
  return STATEMENT_PERIODS.find((period) => period === setting) ?? 'weekly'
}

function dayBefore(day: string): string {
  return dayOf(numberOf(day) - 1)
}

function firstOfMonth(day: string, monthsLater: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month - 1 + monthsLater, 1) / DAY_MS)
}

function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

function modulo(number: number, by: number): number {
  return ((number % by) + by) % by
}
