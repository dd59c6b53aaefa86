import { type Held, holdOrderAnd } from '../orders/bring-parcels.ts'
import type { Db } from '../platform/database/db.ts'
import { type ConsignmentRecord, lockConsignment, orderOfConsignment } from './consignments.queries.ts'

/** Whoever moves its parcel waits for its order. */
export interface HeldConsignment {
  consignment: ConsignmentRecord
  held: Held
}

/** Its order first, as whoever moves parcels does. */
export async function holdConsignment(tx: Db, id: number): Promise<HeldConsignment | undefined> {
  const orderId = await orderOfConsignment(tx, id)
  if (orderId === undefined) return undefined
  const [held, consignment] = await holdOrderAnd(tx, orderId, (connection) => lockConsignment(connection, id))
  return consignment && { consignment, held }
}
