import type { OrderStatus } from '#contract/orders'

export interface ParcelState {
  id: number
  status: OrderStatus
  /** Of shipping and what comes with it, written at hand-over; null before, and where cancelled. */
  shippingPoisha: number | null
}

/** The first open parcel, unless one handed over brought it, which never changes (decisions, "Orders"). */
export function bringerOf(parcels: ParcelState[]): number | undefined {
  if (broughtPoisha(parcels) > 0) return undefined
  const open = parcels.filter(({ status }) => status === 'Pending').map(({ id }) => id)
  return open.length > 0 ? Math.min(...open) : undefined
}

/** What an order’s delivery still comes to: nothing, where it was lost with a parcel that was to bring it. */
export function deliveryDue(parcels: ParcelState[], deliveryPoisha: number): number {
  return bringerOf(parcels) === undefined ? broughtPoisha(parcels) : deliveryPoisha
}

function broughtPoisha(parcels: ParcelState[]): number {
  return parcels.reduce((sum, { shippingPoisha }) => sum + (shippingPoisha ?? 0), 0)
}
