import type { Actor } from '../platform/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Owner } from './address-rules.ts'

/** Admins keep the webhooks of the shop together; a store keeps its own. Refuses `not_allowed`. */
export function ownerOf({ vendor, role }: Actor): Owner {
  if (role === 'Admin') return null
  if (!vendor) throw new Refusal('not_allowed')
  return vendor.id
}

/** Who reads for an owner: an admin, or its store as nobody’s account, which holds no order of its own (decision 032). */
export function readerOf(owner: Owner): Actor {
  if (owner === null) return { id: 0, role: 'Admin', vendor: null }
  return { id: 0, role: 'Vendor', vendor: { id: owner, status: 'Approved' } }
}
