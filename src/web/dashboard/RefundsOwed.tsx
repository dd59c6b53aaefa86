import type { RefundStanding } from '#contract/refunds'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Panel } from './Panel.tsx'

/** What shoppers are owed, and how much of it is late. */
export function RefundsOwed({ standing: { owed, late, amount } }: { standing: RefundStanding }) {
  return (
    <Panel title={m.refunds_title()}>
      <ul className="dashboard-rows">
        <li className="dashboard-row">
          <Link className="dashboard-row-name" to="/dashboard/refunds">
            {m.refunds_owed({ owed: String(owed), amount: formatTaka(amount) })}
          </Link>
          {late > 0 && (
            <span className="badge" data-tone="red">
              {m.fulfilment_late_count({ late: String(late) })}
            </span>
          )}
        </li>
      </ul>
    </Panel>
  )
}
