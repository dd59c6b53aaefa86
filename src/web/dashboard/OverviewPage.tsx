import { Suspense } from 'react'
import { Await, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Role } from '#contract/auth'
import { m } from '#messages'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Unanswered } from '../ui/list/Unanswered.tsx'
import { StoreNotice } from '../vendors/StoreNotice.tsx'
import { Cards } from './Cards.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { addressOf, type Overview, type Period, periodOf, readOverview } from './overview.ts'
import { Pictures } from './Pictures.tsx'
import { StoreBalance } from './StoreBalance.tsx'

interface OverviewOnScreen {
  role: Role
  period: Period
  overview: Promise<Overview | 'unanswered'>
}

export function loader({ request }: LoaderFunctionArgs): OverviewOnScreen {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const period = periodOf(new URL(request.url).searchParams)
  return { role, period, overview: readOverview(role, period) }
}

export const handle = {
  head(): PageHead {
    return { title: m.ui_overview(), isPrivate: true }
  },
}

export function Component() {
  const { role, period, overview } = useLoaderData<OverviewOnScreen>()
  return (
    <section className="dashboard" aria-labelledby="dashboard-title">
      <h1 id="dashboard-title">{m.ui_overview()}</h1>
      <div className="dashboard-body">
        <Suspense fallback={<OverviewWaiting />}>
          <Await resolve={overview}>
            {(found: Overview | 'unanswered') =>
              found === 'unanswered' ? (
                <Unanswered className="dashboard-none" text={m.dashboard_overview_could_not()} to={addressOf(period)} />
              ) : (
                <>
                  {found.store && (
                    <StoreNotice
                      status={found.store.status}
                      reason={found.store.rejectionReason}
                      profile="/dashboard/profile"
                    />
                  )}
                  {found.steps && <FirstSteps steps={found.steps} />}
                  <Cards stats={found.stats} role={role} />
                  {found.balance && <StoreBalance balance={found.balance} />}
                  {!found.steps && <Pictures overview={found} role={role} period={period} />}
                </>
              )
            }
          </Await>
        </Suspense>
      </div>
    </section>
  )
}

function OverviewWaiting() {
  return (
    <p className="waiting" role="status">
      {m.dashboard_loading_dashboard_data()}
    </p>
  )
}
