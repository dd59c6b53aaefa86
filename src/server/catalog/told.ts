import { takaOf } from '#contract/money'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import type { ManagedRow } from './managed-product.ts'

type Told = Record<string, unknown>

/** A product as the audit keeps it: prices in taka. */
export function toldOf(row: ManagedRow): Told {
  return {
    name: row.name,
    price: takaOf(row.pricePoisha),
    compareAtPrice: row.compareAtPoisha === null ? null : takaOf(row.compareAtPoisha),
    categoryId: row.categoryId,
    category: row.categoryName,
    stock: row.stock,
    tags: row.tags,
    description: row.description,
    specification: row.specification,
    sizeChart: row.sizeChart,
    picture: row.image,
  }
}

/** Writes down what was done to a product. */
export async function tellOf(
  tx: Db,
  actor: Actor,
  action: 'create' | 'update' | 'delete',
  { id, name }: ManagedRow,
  change: { before: Told | null; after: Told | null },
): Promise<void> {
  await record(tx, actor, { action, subject: 'product', subjectId: id, subjectName: name, ...change })
}
