import type { Actor } from '../platform/actor.ts'

/** A store’s parcels, a customer’s orders, or with neither all. */
export interface Whose {
  vendorId?: number
  customerId?: number
}

export function whoseOrders({ id, role, vendor }: Actor): Whose {
  if (role === 'Admin') return {}
  return vendor ? { vendorId: vendor.id } : { customerId: id }
}
