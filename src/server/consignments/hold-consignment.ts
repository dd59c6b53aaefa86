import { type Held, heldAnd } from '../orders/bring-parcels.ts'
import { lockOrderOfConsignment } from '../orders/locks.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { type ConsignmentRecord, lockConsignment, openConsignmentBeside } from './consignments.queries.ts'

/** With its order, for which whoever moves a parcel of it waits. */
export interface HeldConsignment {
  consignment: ConsignmentRecord
  held: Held
  /** The one of its parcel that is not over; this or another. */
  openId: number | undefined
}

/** Its order first, as whoever moves parcels does. */
export async function holdConsignment(tx: Db, id: number): Promise<HeldConsignment | undefined> {
  const order = await lockOrderOfConsignment(tx, id)
  if (!order) return undefined
  const [held, [consignment, openId]] = await heldAnd(tx, order, (connection) =>
    Promise.all([lockConsignment(connection, id), openConsignmentBeside(connection, id)]),
  )
  return consignment && { consignment, held, openId }
}
