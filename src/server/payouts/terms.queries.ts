import { sql } from 'kysely'
import type { StatementPeriod } from '#contract/values/statement-periods'
import type { Db } from '../platform/database/db.ts'

export interface TermsRecord {
  storeName: string
  /** Null: the shop’s. */
  period: StatementPeriod | null
}

/** Undefined: no such store. Also of one that is closed, as it is paid all the same. */
export async function termsOfStore(db: Db, vendorId: number): Promise<TermsRecord | undefined> {
  return await db
    .selectFrom('vendors')
    .leftJoin('statement_periods', 'vendor_id', 'vendors.id')
    .select(['store_name as storeName', 'period'])
    .where('vendors.id', '=', vendorId)
    .executeTakeFirst()
}

/** Null: the shop’s. */
export async function writePeriod(tx: Db, vendorId: number, period: StatementPeriod | null): Promise<void> {
  if (period === null) {
    await tx.deleteFrom('statement_periods').where('vendor_id', '=', vendorId).execute()
    return
  }
  await tx
    .insertInto('statement_periods')
    .values({ vendor_id: vendorId, period })
    .onConflict((same) => same.column('vendor_id').doUpdateSet({ period: sql.ref('excluded.period') }))
    .execute()
}
