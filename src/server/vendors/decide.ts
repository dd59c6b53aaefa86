import type { VendorRow } from '#contract/vendors'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { invalidate } from '../platform/database/cache-invalidation.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { vendorRowOf } from './list-vendors.ts'
import { decide, vendorRecord } from './managing.queries.ts'

/** Refuses `vendor_not_found`, `house_store`, `vendor_not_pending`. */
export async function approveVendor(db: Db, actor: Actor, vendorId: number): Promise<VendorRow> {
  return await decideOn(db, actor, vendorId, 'Approved')
}

/** It may ask again. */
export async function rejectVendor(db: Db, actor: Actor, vendorId: number): Promise<VendorRow> {
  return await decideOn(db, actor, vendorId, 'Rejected')
}

async function decideOn(db: Db, actor: Actor, vendorId: number, status: 'Approved' | 'Rejected'): Promise<VendorRow> {
  return await transact(db, async (tx) => {
    const isDecided = await decide(tx, vendorId, { status, decidedBy: actor.id })
    const vendor = await vendorRecord(tx, vendorId)
    if (!vendor) throw new Refusal('vendor_not_found')
    if (vendor.isHouse) throw new Refusal('house_store')
    if (!isDecided) throw new Refusal('vendor_not_pending')
    await record(tx, actor, {
      action: status === 'Approved' ? 'approve' : 'reject',
      subject: 'vendor',
      subjectId: vendorId,
      subjectName: vendor.storeName,
      before: { status: 'Pending' },
      after: { status },
    })
    // The public knows nothing of unapproved stores.
    if (status === 'Approved') invalidate(tx, `vendor:${vendorId}`, 'catalog')
    return vendorRowOf(vendor)
  })
}
