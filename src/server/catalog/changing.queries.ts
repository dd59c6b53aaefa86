import { sql } from 'kysely'
import type { Size } from '#contract/garment'
import type { Db } from '../platform/db.ts'
import { columnsOf, type ProductColumns } from './products.queries.ts'

/** Makes changes of the same products wait for each other, whatever order they are asked in. Shoppers do not wait. */
export async function lockProducts(tx: Db, ids: number[]): Promise<void> {
  await tx.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** In the order in which checkouts lock them (stock.queries.ts), so that no two wait for each other. */
export async function lockSizes(tx: Db, productId: number): Promise<void> {
  await tx
    .selectFrom('product_sizes')
    .select('size')
    .where('product_id', '=', productId)
    .orderBy('size')
    .forNoKeyUpdate()
    .execute()
}

export async function updateProductRow(tx: Db, id: number, product: ProductColumns): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...columnsOf(product), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Leaves the product with these sizes and no others. A `stock` of null is not counted. */
export async function writeSizes(
  tx: Db,
  productId: number,
  sizes: { size: Size; stock: number | null }[],
): Promise<void> {
  const stays = sizes.map(({ size }) => size)
  await tx
    .deleteFrom('product_sizes')
    .where('product_id', '=', productId)
    .where('size', '<>', sql<string>`all(${stays}::text[])`)
    .execute()
  if (sizes.length === 0) return
  await tx
    .insertInto('product_sizes')
    .values(sizes.map(({ size, stock }) => ({ product_id: productId, size, stock })))
    .onConflict((size) => size.columns(['product_id', 'size']).doUpdateSet((s) => ({ stock: s.ref('excluded.stock') })))
    .execute()
}

/** Takes products out of the shop. */
export async function markDeleted(tx: Db, ids: number[]): Promise<void> {
  await tx.updateTable('products').set({ deleted_at: sql`now()` }).where('id', 'in', ids).execute()
}
