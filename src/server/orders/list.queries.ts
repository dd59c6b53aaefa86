import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderStatus } from '#contract/orders'
import type { Db } from '../platform/db.ts'
import { startOfDay } from '../platform/dhaka-days.queries.ts'

export interface RowRecord {
  id: number
  customerName: string
  totalPoisha: number
  status: OrderStatus
  createdAt: string
  itemCount: number
}

/** Which orders are asked for; days are those of Dhaka, both included. */
export interface Narrowing {
  status?: OrderStatus | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Which part of a list, newest first: `before` is the id that the page before ended with. */
export interface Part extends Narrowing {
  before: number | undefined
  limit: number
}

/** Rows of whole orders, of one customer or of all, and how many there are on all pages. */
export async function ordersPage(
  db: Db,
  customerId: number | undefined,
  part: Part,
): Promise<{ rows: RowRecord[]; total: number }> {
  const orders = ordersBy(db, customerId, part)
  const rows = orders
    .select((of) => [
      'orders.id',
      'orders.name as customerName',
      'orders.total_poisha as totalPoisha',
      'orders.status',
      of.ref('orders.created_at').$castTo<string>().as('createdAt'),
      sql<number>`(
        select sum(quantity) from order_lines join parcels on parcels.id = order_lines.parcel_id
        where parcels.order_id = orders.id
      )`.as('itemCount'),
    ])
    .$if(part.before !== undefined, (some) => some.where('orders.id', '<', part.before ?? 0))
    .orderBy('orders.id', 'desc')
    .limit(part.limit)
  const total = orders.select((of) => of.fn.countAll<number>().as('count'))
  return await db
    .selectNoFrom([jsonArrayFrom(rows).as('rows'), total.as('total')])
    .$narrowType<{ total: number }>()
    .executeTakeFirstOrThrow()
}

/** Rows of one store’s parcels: the order’s number and customer, the parcel’s sum and status. */
export async function parcelsPage(db: Db, vendorId: number, part: Part): Promise<{ rows: RowRecord[]; total: number }> {
  const parcels = parcelsBy(db, vendorId, part)
  const rows = parcels
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select((of) => [
      'orders.id',
      'orders.name as customerName',
      'parcels.items_poisha as totalPoisha',
      'parcels.status',
      of.ref('orders.created_at').$castTo<string>().as('createdAt'),
      sql<number>`(select sum(quantity) from order_lines where parcel_id = parcels.id)`.as('itemCount'),
    ])
    .$if(part.before !== undefined, (some) => some.where('parcels.order_id', '<', part.before ?? 0))
    .orderBy('parcels.order_id', 'desc')
    .limit(part.limit)
  const total = parcels.select((of) => of.fn.countAll<number>().as('count'))
  return await db
    .selectNoFrom([jsonArrayFrom(rows).as('rows'), total.as('total')])
    .$narrowType<{ total: number }>()
    .executeTakeFirstOrThrow()
}

function ordersBy(db: Db, customerId: number | undefined, { status, from, to }: Narrowing) {
  let orders = db.selectFrom('orders')
  if (customerId !== undefined) orders = orders.where('orders.customer_id', '=', customerId)
  if (status) orders = orders.where('orders.status', '=', status)
  if (from) orders = orders.where('orders.created_at', '>=', startOfDay(from))
  if (to) orders = orders.where('orders.created_at', '<', startOfDay(to, 1))
  return orders
}

function parcelsBy(db: Db, vendorId: number, { status, from, to }: Narrowing) {
  let parcels = db.selectFrom('parcels').where('parcels.vendor_id', '=', vendorId)
  if (status) parcels = parcels.where('parcels.status', '=', status)
  if (from || to)
    parcels = parcels.where('parcels.order_id', 'in', ordersBy(db, undefined, { from, to }).select('orders.id'))
  return parcels
}
