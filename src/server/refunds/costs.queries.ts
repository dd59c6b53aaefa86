import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** What the refunds of a parcel cost its store, in poisha, for that and the shop. */
export interface RefundCosts {
  /** What it bears. */
  storePoisha: number
  /** Of the commission, with the VAT on it, it has back. */
  commissionPoisha: number
  /** Out of its own till. */
  paidByStorePoisha: number
}

export const NO_REFUNDS: RefundCosts = { storePoisha: 0, commissionPoisha: 0, paidByStorePoisha: 0 }

export async function refundCosts(db: Db, parcelId: number): Promise<RefundCosts> {
  return await db
    .selectFrom('refund_costs')
    .innerJoin('refunds', 'refunds.id', 'refund_costs.refund_id')
    .select([
      sql<number>`coalesce(sum(refund_costs.store_poisha), 0)::bigint`.as('storePoisha'),
      sql<number>`coalesce(sum(refund_costs.commission_poisha + refund_costs.commission_vat_poisha), 0)::bigint`.as(
        'commissionPoisha',
      ),
      sql<number>`coalesce(sum(refunds.amount_poisha) filter (where exists (
        select from refund_payments where refund_payments.refund_id = refunds.id and paid_from = 'store' and failed_at is null
      )), 0)::bigint`.as('paidByStorePoisha'),
    ])
    .where('refund_costs.parcel_id', '=', parcelId)
    .executeTakeFirstOrThrow()
}
