import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { startOfPeriod } from '../platform/database/dhaka-days.queries.ts'

export interface Unconfirmed {
  orderId: number
  parcelIds: number[]
}

/** A page of orders with parcels that nobody confirmed within so many days of Dhaka, nor by the day on which it was due. */
export async function unconfirmedOrders(
  db: Db,
  days: number,
  afterOrderId: number,
  atMost: number,
): Promise<Unconfirmed[]> {
  return await db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .innerJoin('promises', 'promises.parcel_id', 'parcels.id')
    .select(['order_id as orderId', sql<number[]>`json_agg(parcels.id)`.as('parcelIds')])
    .where('parcels.status', '=', 'Pending')
    .where('parcels.stage', '=', 'placed')
    .where('orders.created_at', '<', startOfPeriod(days + 1))
    .where('promises.kind', '=', 'confirm')
    .where('promises.due_at', '<', sql<Date>`now()`)
    // Whoever asked a company to carry it cares for it.
    .where('parcels.booked_shipping_poisha', 'is', null)
    // One that was confirmed, and is as placed again by an admin’s word, is that admin’s to care for.
    .where((of) =>
      of.not(of.exists(of.selectFrom('parcel_moves').select('id').whereRef('parcel_id', '=', sql.ref('parcels.id')))),
    )
    .where('order_id', '>', afterOrderId)
    .groupBy('order_id')
    .orderBy('order_id')
    .limit(atMost)
    .execute()
}
