import { m } from '#messages'
import type { StatementPeriod } from './statement-periods.ts'

/** So long the cash of a period’s first day waits for its statement. */
const LONGEST_DAYS: Record<StatementPeriod, number> = { daily: 1, weekly: 7, two_weeks: 14, monthly: 31 }

/** Why stores cannot be paid within the days of the settings, by what is set. */
export function payoutDeadlineWarnings({
  statementPeriod,
  leastPayout,
  daysToPayOut,
}: {
  statementPeriod: string
  leastPayout: number
  daysToPayOut: number
}): string[] {
  if (daysToPayOut === 0) return []
  const days = String(daysToPayOut)
  const waits = Object.entries(LONGEST_DAYS).find(([period]) => period === statementPeriod)?.[1] ?? 0
  return [
    ...(waits >= daysToPayOut ? [m.settings_warn_period({ days, waits: String(waits) })] : []),
    ...(leastPayout > 0 ? [m.settings_warn_least_payout({ days })] : []),
  ]
}
