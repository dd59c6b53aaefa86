import { type CacheTag, invalidate } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import { type SizeOf, turnedByStock } from './stock.queries.ts'

interface Whereabouts {
  categoryId: number
  vendorId: number
}

export function invalidateMembership(tx: Db, places: Whereabouts[]): void {
  const shelves = new Set(places.map(({ categoryId }) => categoryId))
  const stalls = new Set(places.map(({ vendorId }) => vendorId))
  invalidate(tx, 'products', ...tagged('category-products', shelves), ...tagged('store-products', stalls))
}

/** Lists put stock first, so they hear of sizes only where a product sells out or comes back, not of each sale. */
export async function invalidateStock(tx: Db, sizes: SizeOf[]): Promise<void> {
  if (sizes.length === 0) return
  for (const { productId } of sizes) invalidate(tx, `product:${productId}`, 'stock')
  const turned = await turnedByStock(tx, sizes)
  if (turned.length > 0) invalidateMembership(tx, turned)
}

function tagged(kind: 'category-products' | 'store-products', ids: Set<number>): CacheTag[] {
  return [...ids].map((id): CacheTag => `${kind}:${id}`)
}
