import type { Db } from '../platform/database/db.ts'

/**
 * Held to the end of the transaction, before its documents, accounts and payouts: of handing in, deciding, preparing and paying at once
 * each sees what the others did. Also one that is closed.
 */
export async function holdStore(tx: Db, vendorId: number): Promise<{ storeName: string }> {
  return await tx
    .selectFrom('vendors')
    .select('store_name as storeName')
    .where('id', '=', vendorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
