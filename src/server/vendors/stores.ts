import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { invalidate } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import type { NewOwner, Stores } from '../users/stores.ts'
import { freeNameLike } from './store-names.ts'
import { close, forgetContact, insertVendor, openStoreIdOf, updateOwnerActive } from './vendors.queries.ts'

export const stores: Stores = { open: openStore, close: closeStoreOf, follow: followOwner, forget: forgetContact }

/** For an admin’s choice, under a free name. */
async function openStore(tx: Db, actor: Actor, { id, name, email, phone, isActive }: NewOwner): Promise<void> {
  const storeName = await freeNameLike(tx, name)
  const vendorId = await insertVendor(tx, {
    ownerId: id,
    storeName,
    contactEmail: email,
    contactPhone: phone,
    status: 'Approved',
    isOwnerActive: isActive,
    decidedBy: actor.id,
  })
  await record(tx, actor, {
    action: 'open',
    subject: 'vendor',
    subjectId: vendorId,
    subjectName: storeName,
    before: null,
    after: { status: 'Approved' },
  })
  invalidate(tx, `vendor:${vendorId}`, 'catalog')
}

/** Off sale; orders stay. */
async function closeStoreOf(tx: Db, actor: Actor, ownerId: number): Promise<void> {
  const vendorId = await openStoreIdOf(tx, ownerId)
  if (vendorId !== undefined) await closeStore(tx, actor, vendorId)
}

async function followOwner(tx: Db, ownerId: number, isActive: boolean): Promise<void> {
  const store = await updateOwnerActive(tx, ownerId, isActive)
  if (store?.status === 'Approved') invalidate(tx, `vendor:${store.id}`, 'catalog')
}

export async function closeStore(tx: Db, actor: Actor, vendorId: number): Promise<boolean> {
  const closed = await close(tx, vendorId)
  if (!closed) return false
  await record(tx, actor, {
    action: 'delete',
    subject: 'vendor',
    subjectId: vendorId,
    subjectName: closed.storeName,
    before: { status: closed.status },
    after: null,
  })
  if (closed.status === 'Approved') invalidate(tx, `vendor:${vendorId}`, 'catalog')
  return true
}
