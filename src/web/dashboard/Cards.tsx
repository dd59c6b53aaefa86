import type { Role } from '#contract/auth'
import type { Stats } from '#contract/dashboard'
import { formatNumber } from '#contract/values/digits'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'

/** The card’s name is that of the specification, for a shopper too. */
const REVENUE: Record<Role, string> = {
  Admin: m.dashboard_all_time(),
  Vendor: m.dashboard_all_time(),
  User: m.dashboard_spent_all_time(),
}
const PRODUCTS: Record<Role, string> = {
  Admin: m.dashboard_sale_now(),
  Vendor: m.dashboard_sale_now(),
  User: m.dashboard_bought_all_time(),
}
const CUSTOMERS: Record<Role, string> = {
  Admin: m.dashboard_accounts_now(),
  Vendor: m.dashboard_all_time(),
  User: m.dashboard_all_time(),
}

/** The figures of spec §2, Overview. */
export function Cards({ stats, role }: { stats: Stats; role: Role }) {
  const cards = [
    { name: m.dashboard_total_orders(), figure: counted(stats.totalOrders), period: m.dashboard_all_time() },
    { name: m.dashboard_total_revenue(), figure: formatTaka(stats.totalRevenue), period: REVENUE[role] },
    { name: m.dashboard_total_products(), figure: counted(stats.totalProducts), period: PRODUCTS[role] },
    { name: m.dashboard_total_customers(), figure: counted(stats.totalCustomers), period: CUSTOMERS[role] },
  ]
  return (
    <dl className="dashboard-cards">
      {cards.map(({ name, figure, period }) => (
        <div key={name} className="dashboard-card">
          <dt>{name}</dt>
          <dd>{figure}</dd>
          <dd className="dashboard-card-period">{period}</dd>
        </div>
      ))}
    </dl>
  )
}

function counted(count: number): string {
  return formatNumber(count)
}
