import type { Role } from '#contract/auth'
import type { Stats } from '#contract/dashboard'
import { takaOf } from '#contract/values/money'
import { requireOwnRole } from '../orders/own-role.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { statsOf } from './stats.queries.ts'
import { whoseOrders } from './whose.ts'

/** Of the actor’s role. Refuses `not_allowed` for another’s. */
export async function readStats(db: Db, actor: Actor, asked: { role?: Role | 'Customer' | undefined }): Promise<Stats> {
  requireOwnRole(actor, asked.role)
  const { revenuePoisha, ...counts } = await statsOf(db, whoseOrders(actor))
  return { ...counts, totalRevenue: takaOf(revenuePoisha) }
}
