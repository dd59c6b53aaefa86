import type { Role } from '#contract/auth'
import { BestSellers } from './BestSellers.tsx'
import { LowStock } from './LowStock.tsx'
import type { Overview, Period } from './overview.ts'
import { Statuses } from './Statuses.tsx'
import { Trade } from './Trade.tsx'
import { Waiting } from './Waiting.tsx'

/** What stands below the cards. A customer has no stock to watch. */
export function Pictures({ overview, role, period }: { overview: Overview; role: Role; period: Period }) {
  const { figures, store } = overview
  return (
    <>
      <Trade days={figures.days} role={role} maySell={store === null || store.isApproved} period={period} />
      <div className="dashboard-panels">
        <div className="dashboard-column">
          <Waiting waiting={figures.waiting} role={role} />
          <Statuses statuses={figures.statuses} />
        </div>
        <div className="dashboard-column">
          <BestSellers best={figures.best} role={role} period={period} />
          {role !== 'User' && <LowStock low={figures.low} role={role} />}
        </div>
      </div>
    </>
  )
}
