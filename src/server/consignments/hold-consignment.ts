import { type Held, holdOrderOf } from '../orders/bring-parcels.ts'
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
  const { held, asked } = await holdOrderOf(tx, { by: 'consignment', id }, (connection) =>
    Promise.all([lockConsignment(connection, id), openConsignmentBeside(connection, id)]),
  )
  const [consignment, openId] = asked
  return held && consignment && { consignment, held, openId }
}
