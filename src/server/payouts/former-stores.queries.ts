import type { Db } from '../platform/database/db.ts'

/** Closed stores of an account, the last first. */
export async function storesClosedOf(
  db: Db,
  ownerId: number,
): Promise<{ vendorId: number; storeName: string; closedAt: Date | null }[]> {
  return await db
    .selectFrom('vendors')
    .select(['id as vendorId', 'store_name as storeName', 'deleted_at as closedAt'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .limit(20)
    .execute()
}
