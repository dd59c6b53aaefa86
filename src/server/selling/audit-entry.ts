import type { Change } from '../audit/record.ts'
import { pricesOf } from '../products/product.ts'
import type { ManagedRow } from './managed-product.ts'

type Told = Record<string, unknown>

/** A product as the audit keeps it: prices in taka. */
export function auditSnapshot(row: ManagedRow): Told {
  return {
    name: row.name,
    ...pricesOf(row),
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

export function auditEntry(
  { id, name }: ManagedRow,
  action: 'create' | 'update' | 'delete',
  { before, after }: { before: Told | null; after: Told | null },
): Change {
  return { action, subject: 'product', subjectId: id, subjectName: name, before, after }
}
