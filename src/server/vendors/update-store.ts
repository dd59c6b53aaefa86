import type { OwnStore } from '#contract/vendors'
import { differing, record } from '../audit/record.ts'
import type { VendorActor } from '../platform/actor.ts'
import { announce } from '../platform/announcements.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { ownStoreOf } from './my-store.ts'
import { lockStore, updateProfile } from './vendors.queries.ts'

interface Profile {
  storeName: string
  storeDescription: string
  contactPhone?: string | undefined
  contactEmail?: string | undefined
}

/**
 * Saves the caller’s profile; contact data that is left out stays, and empty it goes. A rejected store asks for approval anew by it
 * (decisions, "Vendors"). Refuses `vendor_not_found` where the store was closed this very moment.
 */
export async function updateStore(db: Db, actor: VendorActor, profile: Profile): Promise<OwnStore> {
  const { id } = actor.vendor
  return await transact(db, async (tx) => {
    const before = await lockStore(tx, id)
    if (!before) throw new Refusal('vendor_not_found')
    const after = await updateProfile(tx, id, {
      storeName: profile.storeName,
      storeDescription: profile.storeDescription,
      contactPhone: profile.contactPhone ?? before.contactPhone,
      contactEmail: profile.contactEmail ?? before.contactEmail,
    })
    const changed = differing({ ...before }, { ...after })
    if (!changed) return ownStoreOf(after)
    await record(tx, actor, {
      action: 'profile',
      subject: 'vendor',
      subjectId: id,
      subjectName: after.storeName,
      ...changed,
    })
    announce(tx, `vendor:${id}`, 'catalog')
    return ownStoreOf(after)
  })
}
