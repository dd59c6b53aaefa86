import { type Held, holdOrderAnd } from '../orders/bring-parcels.ts'
import type { Db } from '../platform/database/db.ts'
import { type ConsignmentRecord, lockConsignment, orderOfConsignment } from './consignments.queries.ts'

/** With its order, for which whoever moves a parcel of it waits. */
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
