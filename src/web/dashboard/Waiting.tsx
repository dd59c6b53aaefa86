import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Panel } from './Panel.tsx'

const NONE: Record<Role, string> = {
  Admin: m.dashboard_no_order_waiting(),
  Vendor: m.dashboard_no_order_waiting_store(),
  User: m.dashboard_nothing_way(),
}

export function Waiting({ waiting, role }: { waiting: Figures['waiting']; role: Role }) {
  return (
    <Panel title={role === 'User' ? m.dashboard_their_way() : m.dashboard_waiting_longest()}>
      {waiting.length === 0 && <p className="dashboard-note">{NONE[role]}</p>}
      <ul className="dashboard-rows">
        {waiting.map(({ orderId, customerName, since, total }) => (
          <li key={orderId} className="dashboard-row">
            <Link className="dashboard-row-name" to={`/dashboard/orders/${orderId}`}>
              {m.ui_order_number({ orderId })}
            </Link>
            <span>{formatTaka(total)}</span>
            <span className="dashboard-note">
              {customerName}, <Moment iso={since} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
