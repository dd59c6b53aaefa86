import type { CompletedOrders, Order, OrderStatus } from '#contract/orders'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { eachByItself } from '../platform/http/each-by-itself.ts'
import { bringParcels, holdOrder } from './bring-parcels.ts'
import { parcelsToMove } from './may-move.ts'
import { moverOf } from './mover.ts'
import type { ParcelRecord } from './moving.queries.ts'
import { readOrder } from './read-order.ts'
import { isAtTheStore } from './stages.ts'

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

/** `Completed`: delivered by the store’s own rider, all kept. `Cancelled`: what has left comes back first. */
export async function moveInOrder(db: Db, actor: Actor, orderId: number, wanted: Wanted): Promise<void> {
  const { status, reason } = wanted
  await transact(db, async (tx) => {
    let held = await holdOrder(tx, orderId)
    const moving = parcelsToMove(held.order, held.parcels, actor, status)
    const stages = new Map<Stage, number[]>()
    for (const parcel of moving) {
      const stage = stageFor(status, parcel)
      stages.set(stage, [...(stages.get(stage) ?? []), parcel.id])
    }
    for (const [stage, parcelIds] of stages)
      held = await bringParcels(tx, held, parcelIds, {
        stage,
        mover: moverOf(held.order, actor, stage),
        ...(status === 'Cancelled' ? { reason } : {}),
      })
    if (actor.role !== 'User') await recordMove(tx, actor, orderId, moving, status)
  })
}

function stageFor(status: OrderStatus, { stage }: ParcelRecord): Stage {
  if (status === 'Completed') return 'delivered'
  return isAtTheStore(stage) ? 'cancelled' : 'coming_back'
}

async function recordMove(
  tx: Db,
  actor: Actor,
  orderId: number,
  parcels: ParcelRecord[],
  status: OrderStatus,
): Promise<void> {
  const statuses = (each: OrderStatus) => Object.fromEntries(parcels.map(({ id }) => [`parcel ${id}`, each]))
  await record(tx, actor, {
    action: status === 'Completed' ? 'complete' : 'cancel',
    subject: 'order',
    subjectId: orderId,
    subjectName: m.ui_order_number({ orderId }),
    before: statuses('Pending'),
    after: statuses(status),
  })
}

/** Each in its own transaction: one that cannot move holds up no other. */
export async function completeOrders(db: Db, actor: Actor, orderIds: number[]): Promise<CompletedOrders> {
  const { done, refused } = await eachByItself(orderIds, (id) => moveInOrder(db, actor, id, { status: 'Completed' }))
  return { completed: done, refused: refused.map(({ id, code, message }) => ({ orderId: id, code, message })) }
}
