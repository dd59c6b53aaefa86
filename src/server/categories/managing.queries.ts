import { sql } from 'kysely'
import type { Category, ManagedNode } from '#contract/categories'
import type { Db } from '../platform/db.ts'
import { columns } from './categories.queries.ts'

export type ManagedCategory = Omit<ManagedNode, 'children'>

/** Every category, hidden ones too, in display order, then by name; with its own products that are not deleted. */
export async function managedCategories(db: Db): Promise<ManagedCategory[]> {
  const counted = db
    .selectFrom('product_counts')
    .select(['category_id', (the) => the.fn.sum<number>('products').as('products')])
    .groupBy('category_id')
    .as('counted')
  return await db
    .selectFrom('categories')
    .leftJoin(counted, 'counted.category_id', 'categories.id')
    .select([...columns, sql<number>`coalesce(counted.products, 0)`.as('productCount')])
    .orderBy('display_order')
    .orderBy('name')
    .orderBy('categories.id')
    .execute()
}

/**
 * Keeps the tree for one change at a time, to the end of the transaction. Whoever reads it, or puts a product into a
 * category, does not wait.
 */
export async function lockTree(tx: Db): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx)
}

/** From here on no product can be put into the category; waits for those that are on their way. */
export async function closeToProducts(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute()
}

export async function writeCategory(tx: Db, { id, ...category }: Category): Promise<void> {
  await tx
    .updateTable('categories')
    .set({
      name: category.name,
      parent_id: category.parentId,
      is_active: category.isActive,
      display_order: category.displayOrder,
    })
    .where('id', '=', id)
    .execute()
}

/** Numbers categories from 1 in the order of `ids`. */
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
