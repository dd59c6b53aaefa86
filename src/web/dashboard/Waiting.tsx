import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { formatTaka } from '#contract/money'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Panel } from './Panel.tsx'

const NONE: Record<Role, string> = {
  Admin: 'No order is waiting.',
  Vendor: 'No order is waiting for your store.',
  User: 'Nothing is on its way to you.',
}

/** The orders to see to first, the oldest on top. */
export function Waiting({ waiting, role }: { waiting: Figures['waiting']; role: Role }) {
  return (
    <Panel title={role === 'User' ? 'On their way' : 'Waiting longest'}>
      {waiting.length === 0 && <p className="dashboard-note">{NONE[role]}</p>}
      <ul className="dashboard-rows">
        {waiting.map(({ orderId, customerName, since, total }) => (
          <li key={orderId} className="dashboard-row">
            <Link className="dashboard-row-name" to={`/dashboard/orders/${orderId}`}>
              Order {orderId}
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
