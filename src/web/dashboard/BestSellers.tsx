import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
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
    <Panel
      title={role === 'User' ? m.dashboard_bought_most() : m.dashboard_best_sellers()}
      note={m.dashboard_last_days({ period })}
    >
      {best.length === 0 && (
        <p className="dashboard-note">{role === 'User' ? m.dashboard_nothing_bought() : m.dashboard_nothing_sold()}</p>
      )}
      <ol className="dashboard-rows">
        {best.map(({ productId, name, pieces, revenue }) => (
          <li key={productId} className="dashboard-row">
            <span className="dashboard-row-name">{name}</span>
            <span>{m.ui_pieces({ count: pieces })}</span>
            <Bar share={pieces / most} />
            <span className="dashboard-note">{formatTaka(revenue)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
