import { setImmediate as breath } from 'node:timers/promises'
import { type CacheTag, invalidate } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import { lockProducts, markDeleted } from '../products/change-product.queries.ts'
import { invalidateMembership } from '../products/invalidate-products.ts'
import { managedProducts } from '../selling/managed-products.queries.ts'
import { forgetNumbers } from './own-numbers.queries.ts'

/** Which of these products somebody has ordered: lent by the room of orders. */
export type OrderedAmong = (db: Db, ids: number[]) => Promise<Set<number>>

interface Undoing {
  vendorId: number
  orderedAmong: OrderedAmong
  signal: AbortSignal
}

const AT_ONCE = 200

/** Deletes what an import added, as its store would: orders that have it go on. What is deleted already is not counted. */
export async function undoAdded(
  tx: Db,
  ids: number[],
  { vendorId, orderedAmong, signal }: Undoing,
): Promise<{ deleted: number; ordered: number }> {
  const count = { deleted: 0, ordered: 0 }
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    await lockProducts(tx, some)
    const rows = await managedProducts(tx, some, vendorId)
    const found = rows.map(({ id }) => id)
    if (found.length > 0) {
      await markDeleted(tx, found)
      await forgetNumbers(tx, found)
      count.deleted += found.length
      count.ordered += (await orderedAmong(tx, found)).size
      invalidate(tx, ...found.map((id): CacheTag => `product:${id}`))
      invalidateMembership(tx, rows)
    }
    await breath()
    signal.throwIfAborted()
  }
  return count
}
