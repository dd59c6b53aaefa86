import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { formatNumber } from '#contract/digits'
import { formatTaka } from '#contract/money'
import { Link } from '../ui/Link.tsx'
import { DayChart } from './DayChart.tsx'
import { DaysTable } from './DaysTable.tsx'
import { addressOf, PERIODS, type Period } from './overview.ts'

interface Props {
  days: Figures['days']
  role: Role
  /** False for a store that is not approved. */
  maySell: boolean
  period: Period
}

/** Revenue and orders by day: two pictures, and the same figures as a table. */
export function Trade({ days, role, maySell, period }: Props) {
  return (
    <section className="dashboard-panel" aria-labelledby="dashboard-trade">
      <header>
        <h2 id="dashboard-trade">Day by day</h2>
        <nav className="dashboard-periods" aria-label="Period">
          {PERIODS.map((each) => (
            <Link
              key={each}
              to={addressOf(each)}
              aria-current={each === period ? 'true' : undefined}
              preventScrollReset
            >
              {each} days
            </Link>
          ))}
        </nav>
      </header>
      {days.some(({ orders }) => orders > 0) ? (
        <Pictures days={days} role={role} />
      ) : (
        <NoTrade way={maySell ? WAYS[role] : UNAPPROVED} />
      )}
    </section>
  )
}

function Pictures({ days, role }: { days: Figures['days']; role: Role }) {
  return (
    <>
      <div className="dashboard-charts">
        <DayChart
          title={role === 'User' ? 'Spent' : 'Revenue'}
          tone="green"
          days={days.map(({ day, revenue }) => ({ day, value: revenue }))}
          format={formatTaka}
        />
        <DayChart
          title="Orders"
          tone="sky"
          days={days.map(({ day, orders }) => ({ day, value: orders }))}
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
  Admin: { words: 'Nobody ordered in this time.', text: 'See all orders', to: '/dashboard/orders' },
  Vendor: { words: 'Nobody ordered from your store in this time.', text: 'Add Product', to: '/admin/CreateProduct' },
  User: { words: 'You ordered nothing in this time.', text: 'Shop Now', to: '/shop' },
}
const UNAPPROVED: Way = {
  words: 'Your store can sell once it is approved.',
  text: 'See your profile',
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
