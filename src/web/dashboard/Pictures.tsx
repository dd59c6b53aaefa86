import type { Role } from '#contract/auth'
import { BestSellers } from './BestSellers.tsx'
import { DocumentsWaiting } from './DocumentsWaiting.tsx'
import { InSuspense } from './InSuspense.tsx'
import { LowStock } from './LowStock.tsx'
import type { Overview, Period } from './overview.ts'
import { RefundsOwed } from './RefundsOwed.tsx'
import { Statuses } from './Statuses.tsx'
import { StoresWaiting } from './StoresWaiting.tsx'
import { Trade } from './Trade.tsx'
import { Waiting } from './Waiting.tsx'

/** Charts and lists of the period; stock for those who have some. */
export function Pictures({ overview, role, period }: { overview: Overview; role: Role; period: Period }) {
  const { figures, store, stores, couriers, papersWaiting, refunds } = overview
  return (
    <>
      <Trade
        days={figures.days}
        before={figures.before}
        role={role}
        maySell={store === null || store.isApproved}
        period={period}
      />
      <div className="dashboard-panels">
        <div className="dashboard-panel-column">
          {refunds && <RefundsOwed standing={refunds} />}
          {couriers.length > 0 && <InSuspense couriers={couriers} />}
          {stores.length > 0 && <StoresWaiting stores={stores} />}
          {papersWaiting.papers + papersWaiting.accounts > 0 && <DocumentsWaiting waiting={papersWaiting} />}
          <Waiting waiting={figures.waiting} role={role} />
          <Statuses statuses={figures.statuses} />
        </div>
        <div className="dashboard-panel-column">
          <BestSellers best={figures.best} role={role} period={period} />
          {role !== 'User' && <LowStock figures={figures} role={role} />}
        </div>
      </div>
    </>
  )
}
