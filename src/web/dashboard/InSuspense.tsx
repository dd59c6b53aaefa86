import type { SettlementStanding } from '#contract/settlements/courier-debts'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Panel } from './Panel.tsx'

/** What couriers paid too little, too much or for nobody known. */
export function InSuspense({ couriers }: { couriers: SettlementStanding['couriers'] }) {
  return (
    <Panel title={m.settlements_title()} note={m.settlements_panel_note()}>
      <ul className="dashboard-rows">
        {couriers.map(({ company, openRows, missing, unexplained, oldestDays }) => (
          <li key={company} className="dashboard-row">
            <Link className="dashboard-row-name" to="/dashboard/settlements">
              {COMPANY_NAMES[company]}
            </Link>
            <span className="badge" data-tone="yellow">
              {m.settlements_open_rows({ count: openRows, suspense: formatTaka(missing + unexplained) })}
            </span>
            {oldestDays !== null && (
              <span className="muted">
                {m.settlements_aged({
                  missing: formatTaka(missing),
                  unexplained: formatTaka(unexplained),
                  days: String(oldestDays),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
