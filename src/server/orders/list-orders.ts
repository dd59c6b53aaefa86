import type { Role } from '#contract/auth'
import type { Page } from '#contract/machinery/fields'
import type { OrderRow, OrderStatus } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { ordersPage, type Part, parcelsPage, type RowRecord } from './list.queries.ts'
import { rowOf } from './order-view.ts'
import { requireOwnRole } from './own-role.ts'

interface OrdersAsked {
  role?: Role | 'Customer' | undefined
  status?: OrderStatus | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
  placedBy?: 'me' | undefined
  limit: number
  cursor?: string | undefined
}

/** Newest first. Refuses `not_allowed` for another role’s, a malformed cursor. */
export async function listOrders(db: Db, actor: Actor, asked: OrdersAsked): Promise<Page<OrderRow>> {
  requireOwnRole(actor, asked.role)
  const part = {
    ...asked,
    before: idBefore(asked.cursor),
    limit: asked.limit + 1,
  }
  const found = await pageFor(db, actor, asked.placedBy, part)
  return pageFrom(found, asked.limit, rowOf, ({ id }) => String(id))
}

function pageFor(
  db: Db,
  actor: Actor,
  placedBy: 'me' | undefined,
  part: Part,
): Promise<{ rows: RowRecord[]; total: number }> {
  if (placedBy) return ordersPage(db, actor.id, part)
  if (actor.vendor) return parcelsPage(db, actor.vendor.id, part)
  return ordersPage(db, actor.role === 'Admin' ? undefined : actor.id, part)
}
