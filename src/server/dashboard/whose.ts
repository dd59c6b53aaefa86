import type { Actor } from '../platform/actor.ts'

/** Whose orders count: a store’s parcels, what a customer bought, or, with neither, all of the shop. */
export interface Whose {
  vendorId?: number
  customerId?: number
}

export function whoseOrders({ id, role, vendor }: Actor): Whose {
  if (role === 'Admin') return {}
  return vendor ? { vendorId: vendor.id } : { customerId: id }
}
