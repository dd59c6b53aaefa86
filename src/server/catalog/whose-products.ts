import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { houseStoreId } from './stores.queries.ts'

/** The one store whose products the actor may touch; undefined: those of all stores (an admin). Refuses `not_allowed`. */
export function onlyStoreOf({ role, vendor }: Actor): number | undefined {
  if (role === 'Admin') return undefined
  if (!vendor) throw new Refusal('not_allowed')
  return vendor.id
}

/** The store that the actor’s new products belong to: an admin’s to the house store. */
export async function storeToFill(db: Db, actor: Actor): Promise<number> {
  return onlyStoreOf(actor) ?? (await houseStoreId(db))
}
