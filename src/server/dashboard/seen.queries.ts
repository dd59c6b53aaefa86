import type { AliasedExpression } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import type { Db } from '../platform/db.ts'
import type { Whose } from './whose.ts'

/** An order as its reader counts it: a store’s is its parcel, with that one’s sum and status. */
interface SeenOrder {
  id: number
  customerId: number
  customerName: string
  poisha: number
  status: OrderStatus
  createdAt: Date
}

/** The orders that count, as a table `seen`. */
export function seenOrders(db: Db, whose: Whose): AliasedExpression<SeenOrder, 'seen'> {
  return whose.vendorId === undefined ? wholeOrders(db, whose.customerId) : parcelsOfStore(db, whose.vendorId)
}

function wholeOrders(db: Db, customerId: number | undefined): AliasedExpression<SeenOrder, 'seen'> {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_id as customerId', 'name as customerName', 'total_poisha as poisha'])
    .select(['status', 'created_at as createdAt'])
    .$if(customerId !== undefined, (some) => some.where('customer_id', '=', customerId ?? 0))
    .as('seen')
}

function parcelsOfStore(db: Db, vendorId: number): AliasedExpression<SeenOrder, 'seen'> {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select(['orders.id', 'orders.customer_id as customerId', 'orders.name as customerName'])
    .select(['parcels.items_poisha as poisha', 'parcels.status', 'orders.created_at as createdAt'])
    .where('parcels.vendor_id', '=', vendorId)
    .as('seen')
}

/** Lines that were bought and not cancelled, with when that was. */
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
