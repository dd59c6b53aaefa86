import type { Db } from '../platform/db.ts'
import { listProductsOnSale } from './list.ts'
import { readPlaces } from './places.ts'

/** How many products of a store are on sale: as many as the list of its products says. */
export async function countOnSale(db: Db, vendorId: number): Promise<number> {
  return (await listProductsOnSale(db, () => readPlaces(db), { vendorId, limit: 1 })).total
}
