import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { columnsOf, type Pieces, type SizeOf, tableOf } from '../products/stock.queries.ts'

export interface LineToTake extends Pieces {
  name: string
}

export async function linesOfParcels(db: Db, parcelIds: number[]): Promise<LineToTake[]> {
  return await db
    .selectFrom('order_lines')
    .select((of) => ['product_id as productId', of.ref('size').$castTo<Size>().as('size'), 'quantity', 'name'])
    .where('parcel_id', 'in', parcelIds)
    .orderBy('id')
    .execute()
}

/** Of a counted size; none of one that is not offered any more. */
export async function piecesLeft(db: Db, { productId, size }: SizeOf): Promise<number> {
  const found = await db
    .selectFrom('product_sizes')
    .select('stock')
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .executeTakeFirst()
  return found?.stock ?? 0
}

/** Pieces of those lines left a counted stock. To be noted while their parcels still await their confirmation (row security). */
export async function noteTaken(tx: Db, parcelIds: number[], sizes: SizeOf[]): Promise<void> {
  await tx
    .updateTable('order_lines')
    .from(tableOf(columnsOf(sizes.map((each) => ({ ...each, quantity: 0 })))))
    .set({ stock_taken: true })
    .where('parcel_id', 'in', parcelIds)
    .whereRef('order_lines.product_id', '=', 'wanted.productId')
    .whereRef('order_lines.size', '=', 'wanted.size')
    .execute()
}
