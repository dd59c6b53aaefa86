import type { VendorRow } from '#contract/vendors'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Panel } from './Panel.tsx'

export function StoresWaiting({ stores }: { stores: VendorRow[] }) {
  return (
    <Panel title={m.dashboard_stores_wait()}>
      <ul className="dashboard-rows">
        {stores.map(({ vendorId, storeName, formerName, createdAt }) => (
          <li key={vendorId} className="dashboard-row">
            <Link className="dashboard-row-name" to="/dashboard/vendors">
              {storeName}
            </Link>
            <span className="dashboard-note">
              {formerName === null
                ? m.dashboard_waits_since({ moment: () => <Moment key="moment" iso={createdAt} /> })
                : m.dashboard_new_name_was({ formerName })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
