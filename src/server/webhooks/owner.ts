import type { Actor } from '../platform/actor.ts'
import type { Owner } from './address-rules.ts'

/** Admins keep the webhooks of the shop together; a store keeps its own. */
export function ownerOf({ vendor, role }: Actor): Owner {
  return role === 'Admin' || !vendor ? null : vendor.id
}

/** Who reads for an owner: an admin, or its store as nobody’s account, which holds no order of its own (decision 032). */
export function readerOf(owner: Owner): Actor {
  if (owner === null) return { id: 0, role: 'Admin', vendor: null }
  return { id: 0, role: 'Vendor', vendor: { id: owner, status: 'Approved' } }
}
