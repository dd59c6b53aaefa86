import type { Balance } from '#contract/payouts/balance'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'

/** What the shop and a store owe each other, once they do. */
export function StoreBalance({ balance: { pending, payable, owed } }: { balance: Balance }) {
  const sums = [
    { name: m.dashboard_balance_pending(), taka: pending },
    { name: m.dashboard_balance_payable(), taka: payable },
    owed < 0 ? { name: m.dashboard_balance_owed_you(), taka: -owed } : { name: m.dashboard_balance_owed(), taka: owed },
  ].filter(({ taka }) => taka !== 0)
  if (sums.length === 0) return null
  return (
    <section className="dashboard-balance" aria-label={m.dashboard_balance()}>
      <dl>
        {sums.map(({ name, taka }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatTaka(taka)}</dd>
          </div>
        ))}
      </dl>
      <p className="dashboard-note">{m.dashboard_balance_together()}</p>
      <p className="dashboard-balance-ways">
        <Link to="/dashboard/statements">{m.statements_title()}</Link>
        <Link to="/dashboard/payouts">{m.payouts_title()}</Link>
        <Link to="/dashboard/orders?status=Completed">{m.dashboard_balance_each()}</Link>
      </p>
    </section>
  )
}
