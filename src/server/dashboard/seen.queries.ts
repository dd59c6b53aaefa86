import type { AliasedExpression } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import { poishaOfStore } from '../orders/orders.queries.ts'
import type { Db } from '../platform/database/db.ts'
import type { Whose } from './whose.ts'

/** As its reader counts it: a store’s is what it has of its parcel. */
interface SeenOrder {
  id: number
  customerId: number
  customerName: string
  poisha: number
  status: OrderStatus
  createdAt: Date
}

export function seenOrders(db: Db, whose: Whose): AliasedExpression<SeenOrder, 'seen'> {
  return whose.vendorId === undefined ? wholeOrders(db, whose.customerId) : parcelsOfStore(db, whose.vendorId)
}

function wholeOrders(db: Db, customerId: number | undefined): AliasedExpression<SeenOrder, 'seen'> {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_id as customerId', 'name as customerName', 'due_poisha as poisha'])
    .select(['status', 'created_at as createdAt'])
    .$if(customerId !== undefined, (some) => some.where('customer_id', '=', customerId ?? 0))
    .as('seen')
}

function parcelsOfStore(db: Db, vendorId: number): AliasedExpression<SeenOrder, 'seen'> {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select(['orders.id', 'orders.customer_id as customerId', 'orders.name as customerName'])
    .select([poishaOfStore().as('poisha'), 'parcels.status', 'orders.created_at as createdAt'])
    .where('parcels.vendor_id', '=', vendorId)
    .as('seen')
}

/** Not cancelled, with their moment. */
export function boughtLines(db: Db, { vendorId, customerId }: Whose) {
  let lines = db
    .selectFrom('order_lines')
    .innerJoin('parcels', 'parcels.id', 'order_lines.parcel_id')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .where('parcels.status', '<>', 'Cancelled')
  if (vendorId !== undefined) lines = lines.where('parcels.vendor_id', '=', vendorId)
  if (customerId !== undefined) lines = lines.where('orders.customer_id', '=', customerId)
  return lines
}
