import type { Order, OrderStatus } from '#contract/orders'
import { OWN_RIDER, STAGES, type Stage } from '#contract/values/stages'
import type { Actor } from '../platform/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import { isAtTheStore, REACHED_FROM } from './stages.ts'

/** What of a parcel decides who may move it. */
export interface MovableParcel {
  id: number
  vendorId: number
  status: OrderStatus
  stage: Stage
  courier: string | null
  /** Its company said that a part was kept, and not which. */
  isPartlyReported?: boolean
}

type MayNot = 'not_allowed' | 'order_not_found' | 'status_not_open' | 'vendor_pending' | 'vendor_rejected'

/** An admin’s all open, a vendor’s own; a buyer’s all, to cancel before one has left, also if a vendor. */
export function parcelsToMove<Parcel extends MovableParcel>(
  order: { customerId: number },
  parcels: Parcel[],
  actor: Actor,
  status: OrderStatus,
): Parcel[] {
  const movable = movableBy(order, parcels, actor, status)
  if (typeof movable === 'string') throw new Refusal(movable)
  return movable
}

/** Open to the actor now. */
export function movesOpenTo(order: { customerId: number }, parcels: MovableParcel[], actor: Actor): Order['mayMove'] {
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

/**
 * The stages that who packs a parcel may bring it to now, in their order. `back` is none of them: that is said by receiving its pieces.
 * What a company carries, its store hands over and no more, unless the company said of a part that was kept not which; that it is
 * lost, no store says of itself.
 */
export function stagesOpenTo(parcel: MovableParcel, actor: Actor): Stage[] {
  if (!isPackedBy(parcel, actor) || mayNotSell(actor)) return []
  return STAGES.filter((stage) => REACHED_FROM[stage].includes(parcel.stage) && isSaidBy(actor, parcel, stage))
}

function isSaidBy({ role }: Actor, parcel: MovableParcel, stage: Stage): boolean {
  if (stage === 'back') return false
  if (role === 'Admin') return true
  return (
    stage !== 'lost' && (!isWithCompany(parcel) || (parcel.isPartlyReported === true && AT_THE_DOOR.includes(stage)))
  )
}

/** What the door ends in. */
const AT_THE_DOOR: readonly Stage[] = ['delivered', 'partly_delivered', 'refused']

/** By a company behind an adapter, which says itself what becomes of it. */
function isWithCompany({ courier }: MovableParcel): boolean {
  return courier !== null && courier !== OWN_RIDER
}

function movableBy<Parcel extends MovableParcel>(
  order: { customerId: number },
  parcels: Parcel[],
  actor: Actor,
  status: OrderStatus,
): Parcel[] | MayNot {
  const reach = reachOf(order, parcels, actor, status)
  if (typeof reach === 'string') return reach
  return status === 'Pending' || reach.length === 0 ? 'status_not_open' : reach
}

function reachOf<Parcel extends MovableParcel>(
  order: { customerId: number },
  parcels: Parcel[],
  actor: Actor,
  status: OrderStatus,
): Parcel[] | MayNot {
  if (actor.role === 'Admin') return parcels.filter(isOpen)
  const own = parcels.filter(({ vendorId }) => vendorId === actor.vendor?.id)
  const isCustomer = actor.id === order.customerId
  if (isCustomer && status === 'Cancelled' && (own.length === 0 || parcels.every(isOpen)))
    return parcels.every(({ stage }) => isAtTheStore(stage)) ? parcels : []
  if (own.length > 0) return mayNotSell(actor) ?? own.filter((parcel) => isOpenToStore(parcel, status))
  return isCustomer ? 'not_allowed' : 'order_not_found'
}

function isOpen({ status }: MovableParcel): boolean {
  return status === 'Pending'
}

function isOpenToStore(parcel: MovableParcel, status: OrderStatus): boolean {
  return status === 'Cancelled' ? isAtTheStore(parcel.stage) : isOpen(parcel) && !isWithCompany(parcel)
}

/** Why a store does nothing with its parcels now. */
export function mayNotSell({ vendor }: Actor): MayNot | undefined {
  if (vendor?.status === 'Pending') return 'vendor_pending'
  return vendor?.status === 'Rejected' ? 'vendor_rejected' : undefined
}
