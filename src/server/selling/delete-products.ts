import { problemWords } from '#contract/problems'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type CacheTag, invalidate } from '../platform/database/cache-invalidation.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockProducts, markDeleted } from '../products/change-product.queries.ts'
import { invalidateMembership } from '../products/invalidate-products.ts'
import { auditEntry, auditSnapshot } from './audit-entry.ts'
import { managedProducts } from './managed-products.queries.ts'
import { onlyStoreOf } from './whose-products.ts'

/** Refuses `product_not_found`. */
export async function deleteProduct(db: Db, actor: Actor, id: number): Promise<{ message: string }> {
  await transact(db, (tx) => deleteAll(tx, actor, [id], () => new Refusal('product_not_found')))
  return { message: m.selling_product_deleted() }
}

/** All or none. Refuses `product_not_found` at each that is not the actor’s. */
export async function deleteProducts(db: Db, actor: Actor, given: number[]): Promise<{ message: string }> {
  const ids = [...new Set(given)]
  await transact(db, (tx) => deleteAll(tx, actor, ids, (missing) => notFoundAmong(given, missing)))
  return { message: ids.length === 1 ? m.selling_product_deleted() : m.selling_products_deleted({ count: ids.length }) }
}

async function deleteAll(
  tx: Db,
  actor: Actor,
  ids: number[],
  refusalOf: (missing: Set<number>) => Refusal,
): Promise<void> {
  await lockProducts(tx, ids)
  const rows = await managedProducts(tx, ids, onlyStoreOf(actor))
  const found = new Set(rows.map(({ id }) => id))
  const missing = new Set(ids.filter((id) => !found.has(id)))
  if (missing.size > 0) throw refusalOf(missing)
  await markDeleted(tx, ids)
  await record(tx, actor, ...rows.map((row) => auditEntry(row, 'delete', { before: auditSnapshot(row), after: null })))
  invalidate(tx, ...ids.map((id): CacheTag => `product:${id}`))
  invalidateMembership(tx, rows)
}

function notFoundAmong(given: number[], missing: Set<number>): Refusal {
  const fields = given.flatMap((id, at) =>
    missing.has(id) ? [[`ids.${at}`, problemWords('product_not_found')] as const] : [],
  )
  return new Refusal('product_not_found', { fields: Object.fromEntries(fields) })
}
