import type { VendorRow } from '#contract/vendors'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { invalidate } from '../platform/database/cache-invalidation.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { Refusal } from '../platform/refusal.ts'
import { vendorRowOf } from './list-vendors.ts'
import { decide, vendorRecord } from './managed-vendors.queries.ts'
import { ownStoreOf } from './my-store.ts'

interface Seen {
  fromVersion?: number | undefined
}

/** Refuses `vendor_not_found`, `house_store`, `vendor_not_pending`, `changed_meanwhile` where it may have another name by now. */
export async function approveVendor(db: Db, actor: Actor, vendorId: number, seen: Seen): Promise<VendorRow> {
  return await decideOn(db, actor, vendorId, { ...seen, status: 'Approved' })
}

export async function rejectVendor(
  db: Db,
  actor: Actor,
  vendorId: number,
  rejection: Seen & { reason?: string | undefined },
): Promise<VendorRow> {
  return await decideOn(db, actor, vendorId, { ...rejection, status: 'Rejected' })
}

async function decideOn(
  db: Db,
  actor: Actor,
  vendorId: number,
  { status, fromVersion, reason = '' }: Seen & { status: 'Approved' | 'Rejected'; reason?: string | undefined },
): Promise<VendorRow> {
  return await transact(db, async (tx) => {
    const isDecided = await decide(tx, vendorId, { status, reason, decidedBy: actor.id, fromVersion })
    const vendor = await vendorRecord(tx, vendorId)
    if (!vendor) throw new Refusal('vendor_not_found')
    if (vendor.isHouse) throw new Refusal('house_store')
    if (!isDecided && vendor.status !== 'Pending') throw new Refusal('vendor_not_pending')
    if (!isDecided) throw new Refusal('changed_meanwhile', { record: { store: ownStoreOf(vendor) } })
    await record(tx, actor, {
      action: status === 'Approved' ? 'approve' : 'reject',
      subject: 'vendor',
      subjectId: vendorId,
      subjectName: vendor.storeName,
      before: { status: 'Pending' },
      after: reason === '' ? { status } : { status, reason },
    })
    await emit(tx, status === 'Approved' ? 'vendor.approved' : 'vendor.rejected', { vendorId })
    // The public knows nothing of unapproved stores.
    if (status === 'Approved') invalidate(tx, `vendor:${vendorId}`, 'catalog')
    return vendorRowOf(vendor)
  })
}
