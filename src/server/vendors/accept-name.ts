import type { VendorRow } from '#contract/vendors'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { isOutdated } from '../platform/database/version-conflict.ts'
import { Refusal } from '../platform/refusal.ts'
import { vendorRowOf } from './list-vendors.ts'
import { vendorRecord } from './managed-vendors.queries.ts'
import { ownStoreOf } from './my-store.ts'
import { forgetFormerName } from './store-names.queries.ts'
import { lockStore } from './vendors.queries.ts'

/** An admin has seen the new name. Refuses `vendor_not_found`, `changed_meanwhile` where it may be another by now. */
export async function acceptName(
  db: Db,
  actor: Actor,
  vendorId: number,
  { fromVersion }: { fromVersion?: number | undefined },
): Promise<VendorRow> {
  return await transact(db, async (tx) => {
    const held = await lockStore(tx, vendorId)
    if (held && isOutdated(fromVersion, held))
      throw new Refusal('changed_meanwhile', { record: { store: ownStoreOf(held) } })
    const before = await vendorRecord(tx, vendorId)
    if (!before) throw new Refusal('vendor_not_found')
    if (await forgetFormerName(tx, vendorId))
      await record(tx, actor, {
        action: 'accept-name',
        subject: 'vendor',
        subjectId: vendorId,
        subjectName: before.storeName,
        before: { storeName: before.formerName },
        after: { storeName: before.storeName },
      })
    return vendorRowOf({ ...before, formerName: null })
  })
}
