import { sql } from 'kysely'
import type { Category, ManagedNode } from '#contract/categories'
import type { Db } from '../platform/database/db.ts'
import { written } from '../platform/database/named-columns.ts'
import { columns, FORM_COLUMNS } from './categories.queries.ts'

export type CountedCategory = Omit<ManagedNode, 'children'>

/** Hidden ones too, in display order, with how many products each has. */
export async function managedCategories(db: Db): Promise<CountedCategory[]> {
  const counted = db
    .selectFrom('product_counts')
    .select(['category_id', (the) => the.fn.sum<number>('products').as('products')])
    .groupBy('category_id')
    .as('counted')
  return await db
    .selectFrom('categories')
    .leftJoin(counted, 'counted.category_id', 'categories.id')
    .select([...columns, 'categories.version', sql<number>`coalesce(counted.products, 0)`.as('productCount')])
    .orderBy('display_order')
    .orderBy('name')
    .orderBy('categories.id')
    .execute()
}

/** A lock for changes of the tree; readers and new products do not wait. */
export async function lockTree(tx: Db): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx)
}

/** No new products from here on; waits for those on their way. */
export async function closeToProducts(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute()
}

export async function writeCategory(tx: Db, { id, ...category }: Category): Promise<void> {
  await tx
    .updateTable('categories')
    .set({ ...written(FORM_COLUMNS, category), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function numberCategories(tx: Db, ids: number[]): Promise<void> {
  const place = sql<{ id: number; at: number }>`unnest(${ids}::bigint[]) with ordinality`
  await tx
    .updateTable('categories')
    .from(place.as<'place'>(sql`place(id, at)`))
    .set({ display_order: sql<number>`place.at` })
    .whereRef('categories.id', '=', 'place.id')
    .execute()
}

export async function removeCategory(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute()
}
