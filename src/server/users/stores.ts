import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'

export interface NewOwner {
  id: number
  name: string
  /** '' where there is none, as the phone. */
  email: string
  phone: string
  isActive: boolean
}

/** Lent by vendors, the room above. */
export interface Stores {
  open(tx: Db, actor: Actor, owner: NewOwner): Promise<void>
  close(tx: Db, actor: Actor, ownerId: number): Promise<void>
  follow(tx: Db, ownerId: number, isActive: boolean): Promise<void>
  /** Contact data, of every store it had. */
  forget(tx: Db, ownerId: number): Promise<void>
}
