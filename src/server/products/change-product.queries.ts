import { sql } from 'kysely'
import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { columnsOf, type ProductColumns } from './products.queries.ts'

/** Makes changes of the same products wait for each other, whatever order they are asked in. Shoppers do not wait. */
export async function lockProducts(tx: Db, ids: number[]): Promise<void> {
  await tx.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** Locks one product; false where it is not of this version any more. Who waited sees the row as it was left. */
export async function lockProductAs(tx: Db, id: number, version: number | undefined): Promise<boolean> {
  const held = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .$if(version !== undefined, (one) => one.where('version', '=', version ?? 0))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** In the order of checkouts (stock.queries.ts): no deadlock. */
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
    .set({ ...columnsOf(product), ...edited() })
    .where('id', '=', id)
    .execute()
}

/** Null: none. */
export async function writePicture(tx: Db, id: number, image: string | null): Promise<void> {
  await tx
    .updateTable('products')
    .set({ image, ...edited() })
    .where('id', '=', id)
    .execute()
}

/** What every edit raises. */
function edited() {
  return { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` }
}

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

export async function markDeleted(tx: Db, ids: number[]): Promise<void> {
  await tx.updateTable('products').set({ deleted_at: sql`now()` }).where('id', 'in', ids).execute()
}
