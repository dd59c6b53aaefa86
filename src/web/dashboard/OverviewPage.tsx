import { Suspense } from 'react'
import { Await, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Role } from '#contract/auth'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { StoreNotice } from '../vendors/StoreNotice.tsx'
import { Cards } from './Cards.tsx'
import { type Overview, type Period, periodOf, readOverview } from './overview.ts'
import { Pictures } from './Pictures.tsx'
import { Unanswered } from './Unanswered.tsx'

interface OverviewOnScreen {
  role: Role
  period: Period
  /** Still on its way: the page stands before it arrives. */
  overview: Promise<Overview | 'unanswered'>
}

export function loader({ request }: LoaderFunctionArgs): OverviewOnScreen {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const period = periodOf(new URL(request.url).searchParams)
  return { role, period, overview: readOverview(role, period) }
}

export const handle = {
  head(): PageHead {
    return { title: 'Overview', isPrivate: true }
  },
}

export function Component() {
  const { role, period, overview } = useLoaderData<OverviewOnScreen>()
  return (
    <section className="dashboard" aria-labelledby="dashboard-title">
      <h1 id="dashboard-title">Overview</h1>
      <div className="dashboard-body">
        <Suspense fallback={<OverviewWaiting />}>
          <Await resolve={overview}>
            {(found: Overview | 'unanswered') =>
              found === 'unanswered' ? (
                <Unanswered period={period} />
              ) : (
                <>
                  {found.store && <StoreNotice status={found.store.status} profile="/dashboard/profile" />}
                  <Cards stats={found.stats} />
                  <Pictures overview={found} role={role} period={period} />
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
      Loading dashboard data...
    </p>
  )
}
