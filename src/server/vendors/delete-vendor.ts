import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { balancesOfStore, type StoreSums } from '../ledger/posted.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { becomeCustomer } from '../users/become-customer.ts'
import { vendorRecord } from './managed-vendors.queries.ts'
import { closeStore } from './stores.ts'

/** Orders stay (decisions, "Accounts and sessions"). Refuses `vendor_not_found`, `house_store`. */
export async function deleteVendor(db: Db, actor: Actor, vendorId: number): Promise<{ message: string }> {
  return await transact(db, async (tx) => {
    const vendor = await vendorRecord(tx, vendorId)
    if (!vendor) throw new Refusal('vendor_not_found')
    if (vendor.isHouse) throw new Refusal('house_store')
    // Account before store, as in a change of role: no deadlock.
    if (vendor.ownerId !== null) await becomeCustomer(tx, actor, vendor.ownerId)
    const isClosed = await closeStore(tx, actor, vendorId)
    if (!isClosed) throw new Refusal('vendor_not_found')
    return { message: closedWords(await balancesOfStore(tx, vendorId)) }
  })
}

/** With what the shop and it still owe each other, couriers’ cash of it included: its owner reads that on, and somebody has to pay it. */
function closedWords({ owesPoisha, pendingPoisha, payablePoisha }: StoreSums): string {
  const owesAll = owesPoisha + pendingPoisha + payablePoisha
  if (owesAll === 0) return m.vendors_store_closed()
  const amount = formatTaka(takaOf(Math.abs(owesAll)))
  return owesAll > 0 ? m.vendors_store_closed_owing({ amount }) : m.vendors_store_closed_owed({ amount })
}
