import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { takaOf } from '#contract/money'
import { requireOwnRole } from '../orders/own-role.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { bestSellers, ordersByDay, ordersByStatus, ordersWaiting } from './figures.queries.ts'
import { sizesRunningLow } from './low.queries.ts'
import { type Whose, whoseOrders } from './whose.ts'

interface FiguresAsked {
  role?: Role | 'Customer' | undefined
  /** How many days until today, today included. */
  days: number
}

/** What the pictures of the overview show. Refuses `not_allowed` for those of another role. */
export async function readFigures(db: Db, actor: Actor, { role, days }: FiguresAsked): Promise<Figures> {
  requireOwnRole(actor, role)
  const whose = whoseOrders(actor)
  const [byDay, best, low, statuses, waiting] = await Promise.all([
    ordersByDay(db, whose, days),
    bestSellers(db, whose, days),
    lowStock(db, whose),
    ordersByStatus(db, whose),
    ordersWaiting(db, whose),
  ])
  return {
    days: byDay.map(({ revenuePoisha, ...day }) => ({ ...day, revenue: takaOf(revenuePoisha) })),
    best: best.map(({ revenuePoisha, ...product }) => ({ ...product, revenue: takaOf(revenuePoisha) })),
    low,
    statuses,
    waiting: waiting.map(({ since, poisha, ...order }) => ({
      ...order,
      since: since.toISOString(),
      total: takaOf(poisha),
    })),
  }
}

function lowStock(db: Db, { vendorId, customerId }: Whose) {
  return customerId === undefined ? sizesRunningLow(db, vendorId) : []
}
