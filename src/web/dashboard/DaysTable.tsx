import type { Figures } from '#contract/dashboard'
import { formatNumber } from '#contract/digits'
import { formatTaka } from '#contract/money'
import { longDay } from './day-words.ts'

/** The figures of the pictures, newest first, for whoever reads rather than looks. */
export function DaysTable({ days }: { days: Figures['days'] }) {
  return (
    <details className="dashboard-table">
      <summary>Show as a table</summary>
      <table>
        <caption className="unseen">Orders and revenue by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Revenue</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, revenue }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{longDay(day)}</time>
              </th>
              <td>{formatNumber(orders)}</td>
              <td>{formatTaka(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
