import type { Role } from '#contract/auth'
import type { Figures, Stats } from '#contract/dashboard'
import type { OwnStore } from '#contract/vendors'
import { logOnly } from '../cart/log.ts'
import { call } from '../platform/call.ts'

/** How many days the pictures go back. */
export const PERIODS = ['7', '30', '90'] as const
export type Period = (typeof PERIODS)[number]

export interface Overview {
  stats: Stats
  figures: Figures
  /** The reader’s own, of a vendor. */
  store: OwnStore | null
}

/** A month, unless the address knows better. */
export function periodOf(query: URLSearchParams): Period {
  return PERIODS.find((days) => days === query.get('days')) ?? '30'
}

export function addressOf(period: Period): string {
  return period === '30' ? '/dashboard/overview' : `/dashboard/overview?days=${period}`
}

export async function readOverview(role: Role, period: Period): Promise<Overview | 'unanswered'> {
  try {
    const [stats, figures, store] = await Promise.all([
      call('GET /api/dashboard', { query: { role } }),
      call('GET /api/dashboard/figures', { query: { role, days: period } }),
      role === 'Vendor' ? call('GET /api/Vendors/MyProfile', {}) : null,
    ])
    return { stats, figures, store }
  } catch (error) {
    logOnly('The overview could not be read.', error)
    return 'unanswered'
  }
}
