import type { OrderStatus } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ParcelRecord } from './moving.queries.ts'

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
  if (status === 'Pending' || movable.length === 0) throw new Refusal('status_not_open')
  return movable.map(({ id }) => id)
}

function movableBy(
  order: { customerId: number },
  parcels: ParcelRecord[],
  actor: Actor,
  status: OrderStatus,
): ParcelRecord[] {
  if (actor.role === 'Admin') return parcels.filter(isOpen)
  const own = parcels.filter(({ vendorId }) => vendorId === actor.vendor?.id)
  const isCustomer = actor.id === order.customerId
  if (isCustomer && status === 'Cancelled' && (own.length === 0 || parcels.every(isOpen))) return allOpenOf(parcels)
  if (own.length > 0) return approved(actor, own).filter(isOpen)
  throw new Refusal(isCustomer ? 'not_allowed' : 'order_not_found')
}

function isOpen({ status }: ParcelRecord): boolean {
  return status === 'Pending'
}

function allOpenOf(parcels: ParcelRecord[]): ParcelRecord[] {
  return parcels.every(isOpen) ? parcels : []
}

function approved(actor: Actor, own: ParcelRecord[]): ParcelRecord[] {
  if (actor.vendor?.status === 'Pending') throw new Refusal('vendor_pending')
  if (actor.vendor?.status === 'Rejected') throw new Refusal('vendor_rejected')
  return own
}
