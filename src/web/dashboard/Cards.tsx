import type { Stats } from '#contract/dashboard'
import { formatNumber } from '#contract/digits'
import { formatTaka } from '#contract/money'

/** The four figures of spec §2, Overview. */
export function Cards({ stats }: { stats: Stats }) {
  const cards = [
    { name: 'Total Orders', figure: counted(stats.totalOrders) },
    { name: 'Total Revenue', figure: formatTaka(stats.totalRevenue) },
    { name: 'Total Products', figure: counted(stats.totalProducts) },
    { name: 'Total Customers', figure: counted(stats.totalCustomers) },
  ]
  return (
    <dl className="dashboard-cards">
      {cards.map(({ name, figure }) => (
        <div key={name} className="dashboard-card">
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function counted(count: number): string {
  return formatNumber(count)
}
