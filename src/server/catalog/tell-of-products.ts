import { announce, type Tag } from '../platform/announcements.ts'
import type { Db } from '../platform/db.ts'
import type { ManagedRow } from './managed-product.ts'

/** Where a product stands. */
interface Whereabouts {
  categoryId: number
  vendorId: number
}

/** Says that products came to these places or went from them. */
export function tellOfMembers(tx: Db, places: Whereabouts[]): void {
  const shelves = new Set(places.map(({ categoryId }) => categoryId))
  const stalls = new Set(places.map(({ vendorId }) => vendorId))
  announce(tx, 'products', ...tagged('shelf', shelves), ...tagged('stall', stalls))
}

/** Says what is different about a product, by all that a list can go by (kept-lists.ts). */
export function tellOfChange(tx: Db, before: ManagedRow, after: ManagedRow): void {
  announce(tx, `product:${after.id}`)
  if (before.categoryId !== after.categoryId) tellOfMembers(tx, [before, after])
  if (textOf(before) !== textOf(after)) announce(tx, 'words')
  if (before.pricePoisha !== after.pricePoisha) announce(tx, 'prices')
  if (before.image !== after.image) announce(tx, 'pictures')
  if (inStock(before) !== inStock(after)) announce(tx, 'stock')
}

function tagged(kind: 'shelf' | 'stall', ids: Set<number>): Tag[] {
  return [...ids].map((id): Tag => `${kind}:${id}`)
}

/** All that it is found by. */
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
