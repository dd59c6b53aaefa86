import type { Role } from '#contract/auth'
import type { Figures, Stats } from '#contract/dashboard'
import type { Balance } from '#contract/payouts/balance'
import type { RefundStanding } from '#contract/refunds'
import type { SettlementStanding } from '#contract/settlements/courier-debts'
import type { OwnStore, VendorRow } from '#contract/vendors'
import { call } from '../platform/call.ts'
import { logOnly } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'

export const PERIODS = ['7', '30', '90'] as const
export type Period = (typeof PERIODS)[number]

export interface Overview {
  stats: Stats
  figures: Figures
  store: OwnStore | null
  /** Of the own store with the shop. */
  balance: Balance | null
  /** An admin’s: to decide on, or with a new name. */
  stores: VendorRow[]
  /** An admin’s: couriers with which something is open. */
  couriers: SettlementStanding['couriers']
  /** An admin’s: how many wait for a decision. */
  papersWaiting: { papers: number; accounts: number }
  /** An admin’s: what shoppers are owed, where they are. */
  refunds: RefundStanding | null
  /** Of a store without orders. */
  steps: Steps | null
}

export interface Steps {
  store: OwnStore
  hasPicture: boolean
}

/** The period that an address asks for, a month where it names none. */
export function periodOf(query: URLSearchParams): Period {
  return PERIODS.find((days) => days === query.get('days')) ?? '30'
}

export function addressOf(period: Period): string {
  return period === '30' ? '/dashboard/overview' : `/dashboard/overview?days=${period}`
}

/** The list has them all. */
const MOST_STORES = 5

function isWaiting({ status, formerName }: VendorRow): boolean {
  return status === 'Pending' || formerName !== null
}

export async function readOverview(role: Role, period: Period): Promise<Overview | 'unanswered'> {
  try {
    const [stats, figures, store, balance, vendors, standing, papersWaiting, refunds] = await Promise.all([
      call('GET /api/dashboard', { query: { role } }),
      call('GET /api/dashboard/figures', { query: { role, days: period } }),
      role === 'Vendor' ? call('GET /api/Vendors/MyProfile', {}) : null,
      role === 'Vendor' ? call('GET /api/Vendors/MyBalance', {}) : null,
      // Waiting ones come first.
      role === 'Admin' ? call('GET /api/Vendors', { query: { limit: String(MOST_STORES) } }) : null,
      role === 'Admin' ? call('GET /api/settlements/standing', {}) : null,
      role === 'Admin' ? readDocumentsWaiting() : { papers: 0, accounts: 0 },
      role === 'Admin' ? call('GET /api/refunds/standing', {}) : null,
    ])
    const steps = store && stats.totalOrders === 0 ? await stepsOf(store) : null
    const couriers = standing?.couriers.filter(({ openRows, oldestDays }) => openRows > 0 || oldestDays !== null) ?? []
    const stores = vendors?.items.filter(isWaiting) ?? []
    const owedRefunds = refunds?.owed ? refunds : null
    return { stats, figures, store, balance, stores, couriers, papersWaiting, refunds: owedRefunds, steps }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    logOnly('The overview could not be read.', error)
    return 'unanswered'
  }
}

async function readDocumentsWaiting(): Promise<Overview['papersWaiting']> {
  const query = { limit: '1' }
  const [papers, accounts] = await Promise.all([
    call('GET /api/papers', { query }),
    call('GET /api/payout-accounts', { query }),
  ])
  return { papers: papers.total, accounts: accounts.total }
}

/** Unapproved stores have no pictures. */
async function stepsOf(store: OwnStore): Promise<Steps> {
  if (!store.isApproved) return { store, hasPicture: false }
  const { items } = await call('GET /api/product/GetProductByVendor', { query: { limit: '50' } })
  return { store, hasPicture: items.some(({ imagePath }) => imagePath !== null) }
}
