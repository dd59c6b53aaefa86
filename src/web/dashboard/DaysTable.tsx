import type { Figures } from '#contract/dashboard'
import { formatNumber } from '#contract/values/digits'
import { longDay } from '#contract/values/long-day'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'

/** The chart in words. */
export function DaysTable({ days }: { days: Figures['days'] }) {
  return (
    <details className="dashboard-table">
      <summary>{m.dashboard_show_table()}</summary>
      <table>
        <caption className="unseen">{m.dashboard_orders_revenue_day()}</caption>
        <TableHead columns={[m.dashboard_day(), m.ui_orders(), m.dashboard_revenue()]} />
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
