import { sql } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import type { Db } from '../platform/db.ts'

export interface RowRecord {
  id: number
  customerName: string
  totalPoisha: number
  status: OrderStatus
  createdAt: Date
  itemCount: number
}

/** Which part of a list, newest first: `before` is the id that the page before ended with. */
export interface Part {
  status: OrderStatus | undefined
  before: number | undefined
  limit: number
}

/** Rows of whole orders: of one customer, or of all. */
export async function orderRows(db: Db, customerId: number | undefined, part: Part): Promise<RowRecord[]> {
  return await ordersBy(db, customerId, part.status)
    .select([
      'orders.id',
      'orders.name as customerName',
      'orders.total_poisha as totalPoisha',
      'orders.status',
      'orders.created_at as createdAt',
      sql<number>`(
        select sum(quantity) from order_lines join parcels on parcels.id = order_lines.parcel_id
        where parcels.order_id = orders.id
      )`.as('itemCount'),
    ])
    .$if(part.before !== undefined, (rows) => rows.where('orders.id', '<', part.before ?? 0))
    .orderBy('orders.id', 'desc')
    .limit(part.limit)
    .execute()
}

export async function countOrders(
  db: Db,
  customerId: number | undefined,
  status: OrderStatus | undefined,
): Promise<number> {
  const { count } = await ordersBy(db, customerId, status)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Rows of one vendor’s parcels: the order’s number and customer, the parcel’s sum and status. */
export async function parcelRows(db: Db, vendorId: number, part: Part): Promise<RowRecord[]> {
  return await parcelsBy(db, vendorId, part.status)
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select([
      'orders.id',
      'orders.name as customerName',
      'parcels.items_poisha as totalPoisha',
      'parcels.status',
      'orders.created_at as createdAt',
      sql<number>`(select sum(quantity) from order_lines where parcel_id = parcels.id)`.as('itemCount'),
    ])
    .$if(part.before !== undefined, (rows) => rows.where('parcels.order_id', '<', part.before ?? 0))
    .orderBy('parcels.order_id', 'desc')
    .limit(part.limit)
    .execute()
}

export async function countParcels(db: Db, vendorId: number, status: OrderStatus | undefined): Promise<number> {
  const { count } = await parcelsBy(db, vendorId, status)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function ordersBy(db: Db, customerId: number | undefined, status: OrderStatus | undefined) {
  return db
    .selectFrom('orders')
    .$if(customerId !== undefined, (rows) => rows.where('orders.customer_id', '=', customerId ?? 0))
    .$if(status !== undefined, (rows) => rows.where('orders.status', '=', status ?? 'Pending'))
}

function parcelsBy(db: Db, vendorId: number, status: OrderStatus | undefined) {
  return db
    .selectFrom('parcels')
    .where('parcels.vendor_id', '=', vendorId)
    .$if(status !== undefined, (rows) => rows.where('parcels.status', '=', status ?? 'Pending'))
}
