import type { Order, OrderStatus } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ParcelRecord } from './moving.queries.ts'

type MayNot = 'not_allowed' | 'order_not_found' | 'status_not_open' | 'vendor_pending' | 'vendor_rejected'

/** An admin’s all open, a vendor’s own; a buyer’s all, to cancel while all are open, also if a vendor. */
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

/** Open to the actor now. */
export function movesOpenTo(order: { customerId: number }, parcels: ParcelRecord[], actor: Actor): Order['mayMove'] {
  return (['Completed', 'Cancelled'] as const).flatMap((status) => {
    const movable = movableBy(order, parcels, actor, status)
    if (typeof movable === 'string') return []
    return [
      { status, parcelIds: movable.map(({ id }) => id), isWhole: parcels.filter(isOpen).length === movable.length },
    ]
  })
}

/** Who packs a parcel, and has its packing slip: the store that sends it, and admins. */
export function isPackedBy({ vendorId }: { vendorId: number }, { role, vendor }: Actor): boolean {
  return role === 'Admin' || vendorId === vendor?.id
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
