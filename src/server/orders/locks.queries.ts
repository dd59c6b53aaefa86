import { sql } from 'kysely'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'

/** What decides a move; fixed while the order is locked. */
export interface HeldOrder {
  id: number
  customerId: number
  /** The order’s shipping, with the adjustments that come with it. */
  deliveryPoisha: number
}

/** Serialises moves of an order: its status follows from its parcels. */
export async function lockOrder(tx: Db, orderId: number): Promise<HeldOrder | undefined> {
  const [order] = await byId(tx, { orderId })
  return order
}

/** The order of a parcel that the asker may see. */
export async function lockOrderOfParcel(tx: Db, parcelId: number): Promise<HeldOrder | undefined> {
  const [order] = await byParcel(tx, { parcelId })
  return order
}

export async function lockOrderOfConsignment(tx: Db, consignmentId: number): Promise<HeldOrder | undefined> {
  const [order] = await byConsignment(tx, { consignmentId })
  return order
}

const byId = compiled((db, { orderId }: { orderId: number }) => locking(db).where('id', '=', orderId))

const byParcel = compiled((db, { parcelId }: { parcelId: number }) =>
  locking(db).where('id', '=', (of) => of.selectFrom('parcels').select('order_id').where('id', '=', parcelId)),
)

const byConsignment = compiled((db, { consignmentId }: { consignmentId: number }) =>
  locking(db).where('id', '=', (of) =>
    of
      .selectFrom('consignments')
      .innerJoin('parcels', 'parcels.id', 'parcel_id')
      .select('order_id')
      .where('consignments.id', '=', consignmentId),
  ),
)

function locking(db: Db) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'customer_id as customerId',
      sql<number>`shipping_poisha + (
        select coalesce(sum(poisha), 0)::bigint from order_adjustments where order_id = orders.id and parcel_id is null
      )`.as('deliveryPoisha'),
    ])
    .forNoKeyUpdate()
}

/** As several moves of theirs would wait: always in the same order. */
export async function lockOrders(tx: Db, orderIds: number[]): Promise<void> {
  await allLocked(tx, { orderIds })
}

const allLocked = compiled((db, { orderIds }: { orderIds: number[] }) =>
  db.selectFrom('orders').select('id').where('id', '=', sql<number>`any(${orderIds})`).orderBy('id').forNoKeyUpdate(),
)
