import type { Role } from '#contract/auth'
import type { Access } from '#contract/machinery/endpoint'
import type { VendorStatus } from '#contract/vendors'

/** The account as it is now, read for this very call. */
export interface Actor {
  id: number
  role: Role
  vendor: { id: number; status: VendorStatus } | null
  /** Null or none: of a token from before there were sessions, or of no token at all. */
  session?: number | null
}

/** A customer as the token says, in that epoch: the first statement of each transaction looks whether it is so. */
export interface AssumedActor extends Actor {
  epoch: number
  session: number | null
}

/** Then refusals and guards are met by doing it again the careful way, with an actor who was read (docs/decisions/044). */
export function isAssumed(actor: Actor): actor is AssumedActor {
  return 'epoch' in actor
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

/** Refuses whoever `access` does not admit. `address`: where from, as the session was last seen. */
export type Admit = (
  authorization: string | undefined,
  access: Exclude<Access, 'anyone'>,
  address: string,
) => Promise<Actor>

/** Undefined for whoever has to be admitted first. */
export type Assume = (authorization: string | undefined, address: string) => Promise<AssumedActor | undefined>
