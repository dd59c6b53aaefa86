import type { Role } from '#contract/auth'
import type { Figures, Stats } from '#contract/dashboard'
import { takaOf } from '#contract/values/money'
import { requireOwnRole } from '../orders/own-role.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { readSnapshot } from '../platform/database/read-snapshot.queries.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import { bestSellers, ordersBefore, ordersByDay, ordersByStatus, ordersWaiting } from './figures.queries.ts'
import { sizesRunningLow, sizesSoldOut } from './low.queries.ts'
import { statsOf } from './stats.queries.ts'
import { type Whose, whoseOrders } from './whose.ts'

interface FiguresAsked {
  role?: Role | 'Customer' | undefined
  /** Today included. */
  days: number
}

/** Refuses `not_allowed` for another role’s. */
export async function readFigures(
  db: Db,
  readSettings: ReadSettings,
  actor: Actor,
  { role, days }: FiguresAsked,
): Promise<Figures> {
  requireOwnRole(actor, role)
  const { lowStockLine } = await readSettings()
  const whose = whoseOrders(actor)
  const [byDay, before, best, low, soldOut, statuses, waiting] = await readSnapshot(db, (connection) =>
    Promise.all([
      ordersByDay(connection, whose, days),
      ordersBefore(connection, whose, days),
      bestSellers(connection, whose, days),
      mayWatchStock(whose) ? sizesRunningLow(connection, whose.vendorId, lowStockLine) : [],
      mayWatchStock(whose) ? sizesSoldOut(connection, whose.vendorId) : [],
      ordersByStatus(connection, whose),
      ordersWaiting(connection, whose),
    ]),
  )
  return {
    days: byDay.map(({ revenuePoisha, ...day }) => ({ ...day, revenue: takaOf(revenuePoisha) })),
    best: best.map(({ revenuePoisha, ...product }) => ({ ...product, revenue: takaOf(revenuePoisha) })),
    before: { orders: before.orders, revenue: takaOf(before.revenuePoisha) },
    low,
    soldOut,
    statuses,
    waiting: waiting.map(({ since, poisha, ...order }) => ({
      ...order,
      since: since.toISOString(),
      total: takaOf(poisha),
    })),
  }
}

function mayWatchStock({ customerId }: Whose): boolean {
  return customerId === undefined
}

/** Of the actor’s role. Refuses `not_allowed` for another’s. */
export async function readStats(db: Db, actor: Actor, asked: { role?: Role | 'Customer' | undefined }): Promise<Stats> {
  requireOwnRole(actor, asked.role)
  const { revenuePoisha, ...counts } = await statsOf(db, whoseOrders(actor))
  return { ...counts, totalRevenue: takaOf(revenuePoisha) }
}
