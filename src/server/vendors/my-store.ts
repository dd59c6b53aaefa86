import type { OwnStore } from '#contract/vendors'
import type { VendorActor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { openStoreOf, type StoreRecord } from './vendors.queries.ts'

/** Refuses `vendor_not_found` where closed this very moment. */
export async function myStore(db: Db, { vendor }: VendorActor): Promise<OwnStore> {
  const store = await openStoreOf(db, vendor.id)
  if (!store) throw new Refusal('vendor_not_found')
  return ownStoreOf(store)
}

export function ownStoreOf(store: StoreRecord): OwnStore {
  const { status, rejectionReason } = store
  return {
    ...store,
    rejectionReason: status === 'Rejected' ? rejectionReason : '',
    isApproved: status === 'Approved',
  }
}
