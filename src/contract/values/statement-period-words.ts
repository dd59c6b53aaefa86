import { m } from '#messages'
import type { StatementPeriod } from './statement-periods.ts'

export const PERIODS: Record<StatementPeriod, () => string> = {
  daily: () => m.terms_period_daily(),
  weekly: () => m.terms_period_weekly(),
  two_weeks: () => m.terms_period_two_weeks(),
  monthly: () => m.terms_period_monthly(),
}

export function statementPeriodWords(period: StatementPeriod): string {
  return PERIODS[period]()
}
