const DAY_MS = 86_400_000
const SATURDAY = 6

/** The last Saturday before a day in Dhaka: there, weeks begin on Sunday. */
export function lastDayOfWeekBefore(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  const daysBack = ((day.getUTCDay() - SATURDAY + 6) % 7) + 1
  return new Date(day.getTime() - daysBack * DAY_MS).toISOString().slice(0, 10)
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
