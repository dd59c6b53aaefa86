import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { houseStoreId } from '../vendors/selling-stores.queries.ts'

/** Undefined: all stores (an admin). Refuses `not_allowed`. */
export function onlyStoreOf({ role, vendor }: Actor): number | undefined {
  if (role === 'Admin') return undefined
  if (!vendor) throw new Refusal('not_allowed')
  return vendor.id
}

/** An admin’s: the house store. */
export async function storeToFill(db: Db, actor: Actor): Promise<number> {
  return onlyStoreOf(actor) ?? (await houseStoreId(db))
}
