import type { Order, OrderStatus } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ParcelRecord } from './moving.queries.ts'

type MayNot = 'not_allowed' | 'order_not_found' | 'status_not_open' | 'vendor_pending' | 'vendor_rejected'

/**
 * Ids of the parcels that a move is about: an admin’s every open one, a vendor’s its own, a customer’s all of them, to
 * cancel and only while all are open. A vendor who bought the order cancels it as its customer while that is possible.
 */
export function parcelsToMove(
  order: { customerId: number },
  parcels: ParcelRecord[],
  actor: Actor,
  status: OrderStatus,
): number[] {
  const movable = movableBy(order, parcels, actor, status)
  if (typeof movable === 'string') throw new Refusal(movable)
  return movable.map(({ id }) => id)
}

/** The moves that would be taken from the actor now, for whoever reads the order. */
export function movesOpenTo(order: { customerId: number }, parcels: ParcelRecord[], actor: Actor): Order['mayMove'] {
  return (['Completed', 'Cancelled'] as const).flatMap((status) => {
    const movable = movableBy(order, parcels, actor, status)
    return typeof movable === 'string' ? [] : [{ status, parcelIds: movable.map(({ id }) => id) }]
  })
}

function movableBy(
  order: { customerId: number },
  parcels: ParcelRecord[],
  actor: Actor,
  status: OrderStatus,
): ParcelRecord[] | MayNot {
  const reach = reachOf(order, parcels, actor, status)
  if (typeof reach === 'string') return reach
  return status === 'Pending' || reach.length === 0 ? 'status_not_open' : reach
}

function reachOf(
  order: { customerId: number },
  parcels: ParcelRecord[],
  actor: Actor,
  status: OrderStatus,
): ParcelRecord[] | MayNot {
  if (actor.role === 'Admin') return parcels.filter(isOpen)
  const own = parcels.filter(({ vendorId }) => vendorId === actor.vendor?.id)
  const isCustomer = actor.id === order.customerId
  if (isCustomer && status === 'Cancelled' && (own.length === 0 || parcels.every(isOpen))) return allOpenOf(parcels)
  if (own.length > 0) return ifApproved(actor, own.filter(isOpen))
  return isCustomer ? 'not_allowed' : 'order_not_found'
}

function isOpen({ status }: ParcelRecord): boolean {
  return status === 'Pending'
}

function allOpenOf(parcels: ParcelRecord[]): ParcelRecord[] {
  return parcels.every(isOpen) ? parcels : []
}

function ifApproved(actor: Actor, own: ParcelRecord[]): ParcelRecord[] | MayNot {
  if (actor.vendor?.status === 'Pending') return 'vendor_pending'
  return actor.vendor?.status === 'Rejected' ? 'vendor_rejected' : own
}
