import { sql } from 'kysely'
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

/** The row that is the first to say the same, and stands. */
export async function firstOfSame(db: Db, rowId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('settlement_rows as row')
    .innerJoin('settlement_rows as first', (join) =>
      join.onRef('first.event', '=', 'row.event').onRef('first.kind', '=', 'row.kind'),
    )
    .select('first.id')
    .where('row.id', '=', rowId)
    .where(sql<boolean>`first.is_first and first.gone is null`)
    .executeTakeFirst()
  return found?.id
}
