import type { PublicStore } from '#contract/vendors'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { approvedStore } from './vendors.queries.ts'

/** How many products of a store are on sale: the room of the catalog, which stands above this one, lends it. */
export type CountOnSale = (db: Db, vendorId: number) => Promise<number>

/** A store as the public sees it. Refuses `vendor_not_found` unless it is approved and open. */
export async function readStore(db: Db, countOnSale: CountOnSale, id: number): Promise<PublicStore> {
  const store = await approvedStore(db, id)
  if (!store) throw new Refusal('vendor_not_found')
  return { ...store, productCount: await countOnSale(db, id) }
}
