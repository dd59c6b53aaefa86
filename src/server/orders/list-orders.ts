import type { Role } from '#contract/auth'
import type { Page } from '#contract/fields'
import type { OrderRow, OrderStatus } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { ordersPage, type Part, parcelsPage, type RowRecord } from './list.queries.ts'
import { rowOf } from './order-view.ts'

interface OrdersAsked {
  role?: Role | 'Customer' | undefined
  status?: OrderStatus | undefined
  placedBy?: 'me' | undefined
  limit: number
  cursor?: string | undefined
}

/** The orders an actor may see, newest first. Refuses `not_allowed` for another role’s list, and a malformed cursor. */
export async function listOrders(db: Db, actor: Actor, asked: OrdersAsked): Promise<Page<OrderRow>> {
  if (asked.role && roleOf(asked.role) !== actor.role) throw new Refusal('not_allowed')
  const part = { status: asked.status, before: idBefore(asked.cursor), limit: asked.limit + 1 }
  const { rows, total } = await pageFor(db, actor, asked.placedBy, part)
  const shown = rows.slice(0, asked.limit)
  const isLast = rows.length === shown.length
  return { items: shown.map(rowOf), total, next: isLast ? null : String(shown.at(-1)?.id) }
}

function roleOf(role: Role | 'Customer'): Role {
  return role === 'Customer' ? 'User' : role
}

function idBefore(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor)
  throw new Refusal('invalid_request', { fields: { cursor: 'This is not a place in this list.' } })
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
