import type { ManagedProduct } from '#contract/selling'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type ManagedRow, managedProductOf } from './managed-product.ts'
import { managedProducts } from './managed-products.queries.ts'
import { onlyStoreOf } from './whose-products.ts'

export async function readManaged(db: Db, actor: Actor, id: number): Promise<ManagedProduct> {
  return managedProductOf(await managedRowOf(db, actor, id))
}

/** Refuses `product_not_found`, also for another store’s product. */
export async function managedRowOf(db: Db, actor: Actor, id: number): Promise<ManagedRow> {
  const [row] = await managedProducts(db, [id], onlyStoreOf(actor))
  if (!row) throw new Refusal('product_not_found')
  return row
}
