import type { Role } from '#contract/auth'
import type { Access } from '#contract/machinery/endpoint'
import type { VendorStatus } from '#contract/vendors'

/** The account as it is now, read for this very call. */
export interface Actor {
  id: number
  role: Role
  vendor: { id: number; status: VendorStatus } | null
}

export interface VendorActor extends Actor {
  vendor: { id: number; status: VendorStatus }
}

/** Null for public calls, whose answers are the same for all. */
export type ActorOf<A extends Access> = A extends 'anyone'
  ? null
  : A extends 'vendor' | 'approved-vendor'
    ? VendorActor
    : Actor

/** Refuses whoever `access` does not admit. */
export type Admit = (authorization: string | undefined, access: Exclude<Access, 'anyone'>) => Promise<Actor>
