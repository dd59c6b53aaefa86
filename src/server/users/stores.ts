import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'

/** What a change of an account does to stores: the room of vendors, which stands above this one, lends it. */
export interface Stores {
  /** Opens an approved store for the account. */
  open(tx: Db, actor: Actor, owner: { id: number; storeName: string; email: string }): Promise<void>
  /** Closes the account’s store, if it has one: its products go off sale. */
  close(tx: Db, actor: Actor, ownerId: number): Promise<void>
  /** Takes a person’s contact data off the stores that the account ever had. */
  forget(tx: Db, ownerId: number): Promise<void>
}
