import type { EventPayload } from '#contract/machinery/events'
import type { Order, OrderStatus } from '#contract/orders'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, pipelined, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { Refusal } from '../platform/refusal.ts'
import { invalidateStock } from '../products/invalidate-products.ts'
import { returnStock } from '../products/stock.queries.ts'
import { bringerOf, deliveryDue, type ParcelState } from './collecting.ts'
import { parcelsToMove } from './may-move.ts'
import { type HeldOrder, lockOrder, moveParcels, parcelsOfOrder, piecesTaken, updateOrder } from './moving.queries.ts'
import { statusOf } from './order-status.ts'
import { statesOf } from './orders.queries.ts'
import { readOrder } from './read-order.ts'

/** Refuses `order_not_found`, `not_allowed`, `vendor_pending`, `vendor_rejected`, `status_not_open`. */
export async function moveOrder(db: Db, actor: Actor, orderId: number, wanted: Wanted): Promise<Order> {
  await moveInOrder(db, actor, orderId, wanted)
  return await readOrder(db, actor, orderId)
}

interface Wanted {
  status: OrderStatus
  /** Of a cancellation. */
  reason?: string | undefined
}

export async function moveInOrder(db: Db, actor: Actor, orderId: number, wanted: Wanted): Promise<void> {
  const { status, reason = '' } = wanted
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Refusal('order_not_found')
    const [parcels, states] = await pipelined(tx, (connection) =>
      Promise.all([parcelsOfOrder(connection, orderId), statesOf(connection, orderId)]),
    )
    const moving = parcelsToMove(order, parcels, actor, status)
    const moved = await move(tx, moving, { status, reason, movedBy: actor.id, order, states })
    const cancelled = parcels.filter(({ id }) => status === 'Cancelled' && moving.includes(id))
    await updateOrder(tx, orderId, {
      status: statusOf(moved),
      lostPoisha: sumOfCosts(cancelled) + lostDelivery(states, moved, order),
    })
    if (actor.role !== 'User') await recordMove(tx, actor, orderId, moving, status)
    await emitMove(tx, status, { orderId, parcelIds: moving, by: moverOf(order, actor) })
  })
}

/**
 * Also who sells cancels an own order as its customer does. An admin is the shop in own orders, too: they are placed for others, on the
 * phone say, who have to be told that it was not they who cancelled.
 */
function moverOf({ customerId }: HeldOrder, { id, role }: Actor): Moved['by'] {
  if (role === 'Admin') return 'shop'
  return id === customerId ? 'customer' : 'store'
}

type Moved = EventPayload<'order.cancelled'>

async function emitMove(tx: Db, status: OrderStatus, { by, ...moved }: Moved): Promise<void> {
  if (status === 'Completed') await emit(tx, 'order.completed', moved)
  else await emit(tx, 'order.cancelled', { ...moved, by })
}

interface Change {
  status: OrderStatus
  reason: string
  movedBy: number
  order: HeldOrder
  states: ParcelState[]
}

async function move(tx: Db, parcelIds: number[], { order, states, ...change }: Change): Promise<ParcelState[]> {
  const { deliveryPoisha } = order
  const moved = await moveParcels(tx, parcelIds, { ...change, deliveryPoisha, bringerId: bringerOf(states) })
  if (moved.length < parcelIds.length) throw new Refusal('status_not_open')
  if (change.status === 'Cancelled') await giveBack(tx, parcelIds)
  return states.map((state) => moved.find(({ id }) => id === state.id) ?? state)
}

/** The delivery is lost once every parcel that could bring it is cancelled. */
function lostDelivery(before: ParcelState[], after: ParcelState[], { deliveryPoisha }: HeldOrder): number {
  return deliveryDue(before, deliveryPoisha) - deliveryDue(after, deliveryPoisha)
}

function sumOfCosts(parcels: { costPoisha: number }[]): number {
  return parcels.reduce((sum, { costPoisha }) => sum + costPoisha, 0)
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
    subjectName: m.ui_order_number({ orderId }),
    before: statuses('Pending'),
    after: statuses(status),
  })
}

async function giveBack(tx: Db, parcelIds: number[]): Promise<void> {
  const pieces = await piecesTaken(tx, parcelIds)
  if (pieces.length === 0) return
  await invalidateStock(tx, await returnStock(tx, pieces))
}
