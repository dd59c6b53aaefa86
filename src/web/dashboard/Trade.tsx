import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { formatNumber } from '#contract/values/digits'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { DayChart } from './DayChart.tsx'
import { DaysTable } from './DaysTable.tsx'
import { addressOf, PERIODS, type Period } from './overview.ts'

interface Props {
  days: Figures['days']
  before: Figures['before']
  role: Role
  /** Approved. */
  maySell: boolean
  period: Period
}

export function Trade({ days, before, role, maySell, period }: Props) {
  return (
    <section className="dashboard-panel" aria-labelledby="dashboard-trade">
      <header>
        <h2 id="dashboard-trade">{m.dashboard_day_day()}</h2>
        <nav className="dashboard-periods" aria-label={m.dashboard_period()}>
          {PERIODS.map((each) => (
            <Link
              key={each}
              to={addressOf(each)}
              aria-current={each === period ? 'true' : undefined}
              preventScrollReset
            >
              {m.dashboard_days({ each })}
            </Link>
          ))}
        </nav>
      </header>
      {days.some(({ orders }) => orders > 0) ? (
        <Pictures days={days} before={before} role={role} />
      ) : (
        <NoTrade way={maySell ? WAYS[role] : UNAPPROVED} />
      )}
    </section>
  )
}

function Pictures({ days, before, role }: Pick<Props, 'days' | 'before' | 'role'>) {
  return (
    <>
      <div className="dashboard-charts">
        <DayChart
          title={role === 'User' ? m.ui_spent() : m.dashboard_revenue()}
          tone="green"
          days={days.map(({ day, revenue }) => ({ day, value: revenue }))}
          before={before.revenue}
          format={formatTaka}
        />
        <DayChart
          title={m.ui_orders()}
          tone="sky"
          days={days.map(({ day, orders }) => ({ day, value: orders }))}
          before={before.orders}
          format={(count) => formatNumber(count)}
        />
      </div>
      <DaysTable days={days} />
    </>
  )
}

interface Way {
  words: string
  text: string
  to: string
}

const WAYS: Record<Role, Way> = {
  Admin: { words: m.dashboard_nobody_ordered_time(), text: m.dashboard_see_all_orders(), to: '/dashboard/orders' },
  Vendor: { words: m.dashboard_nobody_ordered_from(), text: m.ui_add_product(), to: '/admin/CreateProduct' },
  User: { words: m.dashboard_ordered_nothing_time(), text: m.ui_shop_now(), to: '/shop' },
}
const UNAPPROVED: Way = {
  words: m.dashboard_store_can_sell(),
  text: m.dashboard_see_profile(),
  to: '/dashboard/profile',
}

function NoTrade({ way: { words, text, to } }: { way: Way }) {
  return (
    <div className="dashboard-none">
      <p>{words}</p>
      <Link className="button" data-kind="quiet" to={to}>
        {text}
      </Link>
    </div>
  )
}
