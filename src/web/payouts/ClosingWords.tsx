import type { StoreTerms } from '#contract/payouts/store-terms'
import type { StatementPeriod } from '#contract/values/statement-periods'
import { m } from '#messages'
import { dayOfWeek } from '../platform/day-words.ts'

const CLOSED: Record<StatementPeriod, (day: string) => string> = {
  daily: (day) => m.terms_closed_daily({ day }),
  weekly: (day) => m.terms_closed_weekly({ day }),
  two_weeks: (day) => m.terms_closed_two_weeks({ day }),
  monthly: (day) => m.terms_closed_monthly({ day }),
}

/** How often statements are closed, and when next. */
export function ClosingWords({ terms: { periodNow, nextClosing } }: { terms: StoreTerms }) {
  return <p>{CLOSED[periodNow](dayOfWeek(nextClosing))}</p>
}
