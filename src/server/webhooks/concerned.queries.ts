import type { Db } from '../platform/database/db.ts'

/** Stores that send a parcel of the order. */
export async function storesOfOrder(db: Db, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('parcels')
    .select('vendor_id as id')
    .where('order_id', '=', orderId)
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined: no such product. */
export async function storeOfProduct(db: Db, productId: number): Promise<number | undefined> {
  const row = await db.selectFrom('products').select('vendor_id as id').where('id', '=', productId).executeTakeFirst()
  return row?.id
}

/** Whether the store is approved and neither closed nor its owner deactivated: who may not sign in is told nothing either. */
export async function isSelling(db: Db, vendorId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vendors')
    .select('is_selling as isSelling')
    .where('id', '=', vendorId)
    .executeTakeFirst()
  return row?.isSelling ?? false
}
