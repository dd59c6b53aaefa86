import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { formatTaka } from '#contract/money'
import { Bar } from './Bar.tsx'
import type { Period } from './overview.ts'
import { Panel } from './Panel.tsx'

interface Props {
  best: Figures['best']
  role: Role
  period: Period
}

export function BestSellers({ best, role, period }: Props) {
  const most = Math.max(...best.map(({ pieces }) => pieces))
  return (
    <Panel title={role === 'User' ? 'Bought most' : 'Best sellers'} note={`Last ${period} days`}>
      {best.length === 0 && (
        <p className="dashboard-note">Nothing {role === 'User' ? 'bought' : 'sold'} in this time.</p>
      )}
      <ol className="dashboard-rows">
        {best.map(({ productId, name, pieces, revenue }) => (
          <li key={productId} className="dashboard-row">
            <span className="dashboard-row-name">{name}</span>
            <span>{pieces === 1 ? '1 piece' : `${pieces} pieces`}</span>
            <Bar share={pieces / most} />
            <span className="dashboard-note">{formatTaka(revenue)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
