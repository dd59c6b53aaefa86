import type { Statement } from '#contract/payouts/statements'
import { longDay } from '#contract/values/long-day'
import { m } from '#messages'

/** From its first day to its last, each in one line. */
export function StatementDays({ firstDay, lastDay }: Pick<Statement, 'firstDay' | 'lastDay'>) {
  const day = (key: string, iso: string) => () => (
    <span key={key} className="list-number">
      {longDay(iso)}
    </span>
  )
  return <span>{m.statements_days_of({ first: day('first', firstDay), last: day('last', lastDay) })}</span>
}
