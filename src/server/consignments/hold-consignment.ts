import { type Held, heldAnd } from '../orders/bring-parcels.ts'
import { lockOrderOfConsignment } from '../orders/locks.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { type ConsignmentRecord, lockConsignment } from './consignments.queries.ts'

/** With its order, for which whoever moves a parcel of it waits. */
export interface HeldConsignment {
  consignment: ConsignmentRecord
  held: Held
}

/** Its order first, as whoever moves parcels does. */
export async function holdConsignment(tx: Db, id: number): Promise<HeldConsignment | undefined> {
  const order = await lockOrderOfConsignment(tx, id)
  if (!order) return undefined
  const [held, consignment] = await heldAnd(tx, order, (connection) => lockConsignment(connection, id))
  return consignment && { consignment, held }
}
