import type { Role } from '#contract/auth'
import type { Access } from '#contract/endpoint'
import type { VendorStatus } from '#contract/vendors'

/** Who acts: the account as it is now, read for this very call. */
export interface Actor {
  id: number
  /** Username, or else the email: what the audit calls this account. */
  name: string
  role: Role
  /** The store of a Vendor, null for the other roles. */
  vendor: { id: number; status: VendorStatus } | null
}

export interface VendorActor extends Actor {
  vendor: { id: number; status: VendorStatus }
}

/** Nobody for public calls, so that their answers are the same for all; a store for vendors’ calls. */
export type ActorOf<A extends Access> = A extends 'anyone'
  ? null
  : A extends 'vendor' | 'approved-vendor'
    ? VendorActor
    : Actor

/** Finds the actor behind an Authorization header and refuses whoever `access` does not admit. */
export type Admit = (authorization: string | undefined, access: Exclude<Access, 'anyone'>) => Promise<Actor>
