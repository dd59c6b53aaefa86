import type { StoreTerms } from '#contract/payouts/store-terms'
import type { StatementPeriod } from '#contract/values/statement-periods'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { holdStore } from '../store-documents/hold-store.queries.ts'
import { readTerms } from './read-terms.ts'
import { termsOfStore, writePeriod } from './terms.queries.ts'

/**
 * Null: the shop’s. What is closed stays; the next statement begins the day after, and ends with the first period to end then.
 * Refuses `vendor_not_found`.
 */
export async function changePeriod(
  db: Db,
  actor: Actor,
  vendorId: number,
  period: StatementPeriod | null,
): Promise<StoreTerms> {
  return await transact(db, async (tx) => {
    if (!(await termsOfStore(tx, vendorId))) throw new Refusal('vendor_not_found')
    const { storeName } = await holdStore(tx, vendorId)
    const before = (await termsOfStore(tx, vendorId))?.period ?? null
    if (before !== period) {
      await writePeriod(tx, vendorId, period)
      await record(tx, actor, {
        action: 'update',
        subject: 'vendor',
        subjectId: vendorId,
        subjectName: storeName,
        before: { statementPeriod: before },
        after: { statementPeriod: period },
      })
    }
    return await readTerms(tx, vendorId)
  })
}
