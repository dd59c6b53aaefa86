import type { PublicStore } from '#contract/vendors'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { sellingStore } from './vendors.queries.ts'

export type CountOnSale = (db: Db, vendorId: number) => Promise<number>

/** Refuses `vendor_not_found` unless it sells. */
export async function readStore(db: Db, countOnSale: CountOnSale, id: number): Promise<PublicStore> {
  const store = await sellingStore(db, id)
  if (!store) throw new Refusal('vendor_not_found')
  return { ...store, productCount: await countOnSale(db, id) }
}
