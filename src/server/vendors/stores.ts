import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { announce } from '../platform/announcements.ts'
import type { Db } from '../platform/db.ts'
import type { Stores } from '../users/stores.ts'
import { close, forgetContact, insertVendor, openStoreIdOf } from './vendors.queries.ts'

/** What the room of users borrows for a change of role or a deleted account. */
export const stores: Stores = { open: openStore, close: closeStoreOf, forget: forgetContact }

/** Opens an approved store for an account that an admin made a vendor. */
export async function openStore(
  tx: Db,
  actor: Actor,
  { id, storeName, email }: { id: number; storeName: string; email: string },
): Promise<void> {
  const vendorId = await insertVendor(tx, {
    ownerId: id,
    storeName,
    storeDescription: '',
    contactEmail: email,
    contactPhone: '',
    status: 'Approved',
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
  announce(tx, `vendor:${vendorId}`, 'catalog')
}

/** Closes an account’s store, if it has one: its products go off sale, its orders stay. */
export async function closeStoreOf(tx: Db, actor: Actor, ownerId: number): Promise<void> {
  const vendorId = await openStoreIdOf(tx, ownerId)
  if (vendorId !== undefined) await closeStore(tx, actor, vendorId)
}

/** Closes a store; false where somebody has done so meanwhile. */
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
  announce(tx, `vendor:${vendorId}`, 'catalog')
  return true
}
