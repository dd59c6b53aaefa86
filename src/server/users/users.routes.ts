import type { Serve } from '../platform/calls.ts'
import type { Db } from '../platform/db.ts'

/** What a change of role does to stores: the room of vendors, which stands above this one, lends it. */
export interface Stores {
  /** Opens an approved store for the account, named after it. */
  open(tx: Db, ownerId: number, storeName: string): Promise<void>
  /** Closes the account’s store, if it has one: its products go off sale. */
  close(tx: Db, ownerId: number): Promise<void>
}

export function usersRoutes(_serve: Serve, _stores: Stores): void {}
