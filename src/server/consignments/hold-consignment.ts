import { type Held, holdOrder } from '../orders/bring-parcels.ts'
import type { Db } from '../platform/database/db.ts'
import { type ConsignmentRecord, consignmentOf, lockConsignment, parcelToCarry } from './consignments.queries.ts'

/** Its order first, as whoever moves parcels does. */
export async function holdConsignment(
  tx: Db,
  id: number,
): Promise<{ consignment: ConsignmentRecord; held: Held; orderId: number } | undefined> {
  const before = await consignmentOf(tx, id)
  const parcel = before && (await parcelToCarry(tx, before.parcelId))
  if (!parcel) return undefined
  const held = await holdOrder(tx, parcel.orderId)
  await lockConsignment(tx, id)
  const consignment = await consignmentOf(tx, id)
  return consignment && { consignment, held, orderId: parcel.orderId }
}
