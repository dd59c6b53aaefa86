import type { OwnStore, StoreChange } from '#contract/vendors'
import { m } from '#messages'
import { differing, record } from '../audit/record.ts'
import type { VendorActor } from '../platform/actor.ts'
import { invalidate } from '../platform/database/cache-invalidation.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { isOutdated } from '../platform/database/version-conflict.ts'
import { emit } from '../platform/events/emit.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { ownStoreOf } from './my-store.ts'
import { nameKeyOf } from './name-key.ts'
import { rememberFormerName, setNameKey } from './store-names.queries.ts'
import { requireFreeName } from './store-names.ts'
import { CONTACT_COLUMNS, lockStore, type StoreRecord, updateProfile } from './vendors.queries.ts'

/** Each save is an undeletable audit entry, and a new name invalidates every list. */
const SAVES: RateLimit = { kind: 'profile_saves', most: 20, windowSeconds: 3600, refusal: m.vendors_limit_saves }

/**
 * What is left out stays, empty contact goes; a rejected store asks anew (decisions, "Vendors"). Refuses
 * `vendor_not_found`, `changed_meanwhile`, `store_name_taken`, `too_many_attempts`.
 */
export async function updateStore(db: Db, actor: VendorActor, change: StoreChange): Promise<OwnStore> {
  const { id } = actor.vendor
  return await transact(db, async (tx) => {
    const before = await lockStore(tx, id)
    if (!before) throw new Refusal('vendor_not_found')
    if (isOutdated(change.fromVersion, before))
      throw new Refusal('changed_meanwhile', { record: { store: ownStoreOf(before) } })
    const after = savedAs(before, change)
    const changed = differing({ ...before }, { ...after })
    if (!changed) return ownStoreOf(before)
    await spend(tx, SAVES, `account:${actor.id}`)
    await updateProfile(tx, after)
    if (before.storeName !== after.storeName) await rename(tx, before, after)
    await record(tx, actor, {
      action: 'profile',
      subject: 'vendor',
      subjectId: id,
      subjectName: after.storeName,
      ...withoutContact(changed),
    })
    tellOfProfile(tx, before, after)
    if (before.status === 'Rejected') await emit(tx, 'vendor.waiting', { vendorId: id })
    return ownStoreOf({ ...after, version: before.version + 1 })
  })
}

/** The audit outlives people: that contact data changed, not to what. */
function withoutContact({ before, after }: { before: Partial<StoreRecord>; after: Partial<StoreRecord> }) {
  const contact = Object.keys(CONTACT_COLUMNS).filter((name) => name in after)
  const as = (told: string | null) => Object.fromEntries(contact.map((name) => [name, told]))
  return { before: { ...before, ...as(null) }, after: { ...after, ...as('changed') } }
}

async function rename(tx: Db, before: StoreRecord, { vendorId, storeName, status }: StoreRecord): Promise<void> {
  await requireFreeName(tx, storeName, vendorId)
  await setNameKey(tx, vendorId, nameKeyOf(storeName))
  if (status === 'Approved') await rememberFormerName(tx, vendorId, before.storeName)
}

function savedAs(before: StoreRecord, { fromVersion: _, ...change }: StoreChange): StoreRecord {
  const given = Object.entries(change).filter(([, text]) => text !== undefined)
  return {
    ...before,
    ...Object.fromEntries(given),
    status: before.status === 'Rejected' ? 'Pending' : before.status,
  }
}

/** Only for what the public sees: anybody may open a store. Description on its page, name on every card. */
function tellOfProfile(tx: Db, before: StoreRecord, after: StoreRecord): void {
  if (after.status !== 'Approved') return
  if (before.storeName !== after.storeName) invalidate(tx, `vendor:${after.vendorId}`, 'catalog')
  if (before.storeDescription !== after.storeDescription) invalidate(tx, `vendor:${after.vendorId}`)
}
