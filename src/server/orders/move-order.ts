import type { Order, OrderStatus } from '#contract/orders'
import { record } from '../audit/record.ts'
import { returnStock } from '../catalog/stock.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { announce } from '../platform/announcements.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { parcelsToMove } from './may-move.ts'
import { lockOrder, moveParcels, parcelsOfOrder, piecesTaken, statusesIn, updateStatus } from './moving.queries.ts'
import { readOrder } from './read-order.ts'
import { statusOf } from './totals.ts'

/**
 * Completes or cancels what the actor may move of an order; cancelling gives counted stock back. Refuses
 * `order_not_found`, `not_allowed`, `vendor_pending`, `vendor_rejected`, `status_not_open`.
 */
export async function moveOrder(db: Db, actor: Actor, orderId: number, status: OrderStatus): Promise<Order> {
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Refusal('order_not_found')
    const parcels = parcelsToMove(order, await parcelsOfOrder(tx, orderId), actor, status)
    await move(tx, parcels, { status, movedBy: actor.id })
    await updateStatus(tx, orderId, statusOf(await statusesIn(tx, orderId)))
    if (actor.role !== 'User') await recordMove(tx, actor, orderId, parcels, status)
  })
  return await readOrder(db, actor, orderId)
}

async function move(tx: Db, parcelIds: number[], change: { status: OrderStatus; movedBy: number }): Promise<void> {
  const moved = await moveParcels(tx, parcelIds, change)
  if (moved.length < parcelIds.length) throw new Refusal('status_not_open')
  if (change.status === 'Cancelled') await giveBack(tx, parcelIds)
}

async function recordMove(
  tx: Db,
  actor: Actor,
  orderId: number,
  parcelIds: number[],
  status: OrderStatus,
): Promise<void> {
  const statuses = (each: OrderStatus) => Object.fromEntries(parcelIds.map((id) => [`parcel ${id}`, each]))
  await record(tx, actor, {
    action: status === 'Completed' ? 'complete' : 'cancel',
    subject: 'order',
    subjectId: orderId,
    subjectName: `Order ${orderId}`,
    before: statuses('Pending'),
    after: statuses(status),
  })
}

async function giveBack(tx: Db, parcelIds: number[]): Promise<void> {
  const pieces = await piecesTaken(tx, parcelIds)
  if (pieces.length === 0) return
  await returnStock(tx, pieces)
  for (const { productId } of pieces) announce(tx, `product:${productId}`, 'stock')
}
