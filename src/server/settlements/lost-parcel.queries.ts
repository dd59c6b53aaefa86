import { sql } from 'kysely'
import { vatRateAt } from '../commission/vat-rates.queries.ts'
import type { Db } from '../platform/database/db.ts'

/** A parcel that its courier lost, and what the shop takes of what was paid for it. */
export interface LostParcel {
  vendorId: number
  commissionPoisha: number
  commissionVatPoisha: number
}

/** Of so much that was paid, no more than its price; the VAT is of today, when the shop takes it. Undefined: it is not lost, or the shop’s own. */
export async function lostParcel(tx: Db, parcelId: number, paidPoisha: number): Promise<LostParcel | undefined> {
  const { rows } = await sql<LostParcel>`
    select parcels.vendor_id as "vendorId", commission::bigint as "commissionPoisha",
      round(commission * coalesce(${vatRateAt('commission', sql<Date>`now()`)}, 0) / 10000)::bigint as "commissionVatPoisha"
    from parcels
    join vendors on vendors.id = vendor_id
    cross join lateral (
      select round(sum(commission_poisha) * least(${paidPoisha}::numeric, items_poisha) / greatest(items_poisha, 1)) as commission
      from line_commissions where line_commissions.parcel_id = parcels.id
    ) as terms
    where parcels.id = ${parcelId} and stage = 'lost' and not is_house`.execute(tx)
  return rows[0]
}
