import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Stores that send a parcel of the order: one of these, where an event names some. */
export async function storesOfOrder(db: Db, orderId: number, parcelIds?: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('parcels')
    .select('vendor_id as id')
    .where('order_id', '=', orderId)
    .$if(parcelIds !== undefined, (some) => some.where('id', '=', sql<number>`any(${parcelIds}::bigint[])`))
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined: no such product. */
export async function storeOfProduct(db: Db, productId: number): Promise<number | undefined> {
  const row = await db.selectFrom('products').select('vendor_id as id').where('id', '=', productId).executeTakeFirst()
  return row?.id
}

/** The one that sold what is refunded. */
export async function storesOfRefund(db: Db, refundId: number): Promise<number[]> {
  const rows = await db.selectFrom('refunds').select('vendor_id as id').where('id', '=', refundId).execute()
  return rows.map(({ id }) => id)
}
