import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { sizeIdOfLine } from './size-of-line.queries.ts'

export interface LineToTake {
  id: number
  /** Null: not offered any more. */
  sizeId: number | null
  size: Size
  quantity: number
  name: string
}

export async function linesOfParcels(db: Db, parcelIds: number[]): Promise<LineToTake[]> {
  return await db
    .selectFrom('order_lines')
    .select((of) => ['id', sizeIdOfLine().as('sizeId'), of.ref('size').$castTo<Size>().as('size'), 'quantity', 'name'])
    .where('parcel_id', 'in', parcelIds)
    .orderBy('id')
    .execute()
}

/** Of a counted size; none of one that is not offered any more. */
export async function piecesLeft(db: Db, sizeId: number | null): Promise<number> {
  const found = await db.selectFrom('product_sizes').select('stock').where('id', '=', sizeId).executeTakeFirst()
  return found?.stock ?? 0
}

/** Pieces of those lines left a counted stock. To be noted while their parcels still await their confirmation (row security). */
export async function noteTaken(tx: Db, lineIds: number[]): Promise<void> {
  await tx.updateTable('order_lines').set({ stock_taken: true }).where('id', 'in', lineIds).execute()
}
