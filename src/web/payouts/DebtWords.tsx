import type { StoreTerms } from '#contract/payouts/store-terms'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { dayOfMoment, dayOfWeek } from '../platform/day-words.ts'

/** Of a store that owes more than is let pass: how much, what follows until when, and how it ends. */
export function DebtWords({ terms: { balance, debt } }: { terms: StoreTerms }) {
  if (!debt) return null
  const limit = formatTaka(debt.limit)
  return (
    <section className="store-terms-debt panel" aria-label={m.terms_debt()}>
      <p>{m.terms_debt_owed({ amount: formatTaka(Math.max(0, -balance)), limit })}</p>
      <p>{whatFollows(debt)}</p>
      <p>{m.terms_debt_how_to_pay({ limit })}</p>
    </section>
  )
}

function whatFollows({ isPaused, liftedUntil, pausesAt }: NonNullable<StoreTerms['debt']>): string {
  if (isPaused) return m.terms_debt_paused()
  if (liftedUntil) return m.terms_debt_lifted({ day: dayOfWeek(liftedUntil) })
  return pausesAt ? m.terms_debt_pauses({ day: dayOfMoment(pausesAt) }) : ''
}
