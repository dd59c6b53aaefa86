import type { Figures } from '#contract/dashboard'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { ORDERS } from '../orders/orders-query.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { Link } from '../ui/Link.tsx'
import { Bar } from './Bar.tsx'
import { Panel } from './Panel.tsx'

export function Statuses({ statuses }: { statuses: Figures['statuses'] }) {
  const all = statuses.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <Panel title={m.dashboard_orders_status()}>
      <ul className="dashboard-rows">
        {statuses.map(({ status, orders }) => (
          <li key={status} className="dashboard-row">
            <Link className="dashboard-row-name" to={ORDERS.address({ status })}>
              <StatusBadge status={status} />
            </Link>
            <span>{formatNumber(orders)}</span>
            <Bar share={all === 0 ? 0 : orders / all} tone={status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
