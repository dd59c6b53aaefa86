import type { Stage } from '#contract/values/stages'
import type { Db } from '../platform/database/db.ts'

export interface ToldParcel {
  parcelId: number
  vendorId: number
  storeName: string
  courier: string | null
  trackingNumber: string
  collectedPoisha: number | null
}

/** Of these parcels those that are at this stage still: what has moved on since is no news any more. */
export async function parcelsAt(db: Db, parcelIds: number[], stage: Stage): Promise<ToldParcel[]> {
  return await db
    .selectFrom('parcels')
    .innerJoin('vendors', 'vendors.id', 'parcels.vendor_id')
    .select(['parcels.id as parcelId', 'vendors.id as vendorId', 'vendors.store_name as storeName'])
    .select(['courier', 'tracking_number as trackingNumber', 'collected_poisha as collectedPoisha'])
    .where('parcels.id', 'in', parcelIds)
    .where('stage', '=', stage)
    .orderBy('parcels.id')
    .execute()
}
