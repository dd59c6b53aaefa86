import type { Decision } from '#contract/values/settlements'
import type { Db } from '../platform/database/db.ts'

export async function insertDecision(
  tx: Db,
  rowId: number,
  { decision, reason, decidedBy }: { decision: Decision; reason: string; decidedBy: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('settlement_decisions')
    .values({ row_id: rowId, decision, reason, decided_by: decidedBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Which store sends the parcel of a row. */
export async function vendorOf(db: Db, parcelId: number): Promise<number> {
  const { vendor_id } = await db
    .selectFrom('parcels')
    .select('vendor_id')
    .where('id', '=', parcelId)
    .executeTakeFirstOrThrow()
  return vendor_id
}
