import { invalidate } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import { invalidateMembership } from '../products/invalidate-products.ts'
import type { ManagedRow } from './managed-product.ts'

export function invalidateProduct(tx: Db, before: ManagedRow, after: ManagedRow): void {
  invalidate(tx, `product:${after.id}`)
  if (before.categoryId !== after.categoryId) invalidateMembership(tx, [before, after])
  else if (tierOf(before) !== tierOf(after)) invalidateMembership(tx, [after])
  if (textOf(before) !== textOf(after)) invalidate(tx, 'words')
  if (before.pricePoisha !== after.pricePoisha) invalidate(tx, 'prices')
  if (before.image !== after.image) invalidate(tx, 'pictures')
  if (inStock(before) !== inStock(after)) invalidate(tx, 'stock')
}

/** In which part of a list it stands (0017_tiers.sql). */
function tierOf(row: ManagedRow): string {
  return inStock(row) === '' ? 'sold out' : String(row.image !== null)
}

function textOf({ name, tags, description }: ManagedRow): string {
  return JSON.stringify([name, tags, description])
}

function inStock({ sizes }: ManagedRow): string {
  return sizes
    .filter(({ isSoldOut }) => !isSoldOut)
    .map(({ size }) => size)
    .sort()
    .join()
}
