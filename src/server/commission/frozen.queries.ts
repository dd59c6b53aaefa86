import type { Db } from '../platform/database/db.ts'

/** What a line was sold under (docs/decisions/063), for its store and the shop. */
export interface FrozenCommission {
  lineId: number
  rule: string
  basisPoints: number
  /** A piece. */
  fixedPoisha: number
  /** Of all its pieces. */
  commissionPoisha: number
  vatBasisPoints: number
  commissionVatPoisha: number
}

export async function frozenCommissions(db: Db, parcelId: number): Promise<FrozenCommission[]> {
  return await db
    .selectFrom('line_commissions')
    .select(['line_id as lineId', 'commission_rule as rule', 'commission_basis_points as basisPoints'])
    .select(['commission_fixed_poisha as fixedPoisha', 'commission_poisha as commissionPoisha'])
    .select(['commission_vat_basis_points as vatBasisPoints', 'commission_vat_poisha as commissionVatPoisha'])
    .where('parcel_id', '=', parcelId)
    .execute()
}
