import { type AliasedExpression, sql } from 'kysely'
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
  /** What of that was given back: it is no revenue. */
  refundedPoisha: number
  status: OrderStatus
  createdAt: Date
}

export function seenOrders(db: Db, whose: Whose): AliasedExpression<SeenOrder, 'seen'> {
  return whose.vendorId === undefined ? wholeOrders(db, whose.customerId) : parcelsOfStore(db, whose.vendorId)
}

function wholeOrders(db: Db, customerId: number | undefined): AliasedExpression<SeenOrder, 'seen'> {
  return db
    .selectFrom('orders')
    .leftJoin(refundedOrders(db), 'refunded.of', 'orders.id')
    .select(['id', 'customer_id as customerId', 'name as customerName', 'due_poisha as poisha'])
    .select((of) => of.fn.coalesce('refunded.poisha', sql.lit(0)).as('refundedPoisha'))
    .select(['status', 'created_at as createdAt'])
    .$if(customerId !== undefined, (some) => some.where('customer_id', '=', customerId ?? 0))
    .as('seen')
}

function parcelsOfStore(db: Db, vendorId: number): AliasedExpression<SeenOrder, 'seen'> {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .leftJoin(refundedOfStore(db, vendorId), 'refunded.of', 'parcels.id')
    .select(['orders.id', 'orders.customer_id as customerId', 'orders.name as customerName'])
    .select((of) => of.fn.coalesce('refunded.poisha', sql.lit(0)).as('refundedPoisha'))
    .select([poishaOfStore().as('poisha'), 'parcels.status', 'orders.created_at as createdAt'])
    .where('parcels.vendor_id', '=', vendorId)
    .as('seen')
}

/** By order: what shoppers got of it, and what of its price its doors were not asked for (docs/decisions/086). */
function refundedOrders(db: Db) {
  return db
    .selectFrom('refunds')
    .select('order_id as of')
    .select(sql<number>`sum(amount_poisha + rounding_poisha)::bigint`.as('poisha'))
    .where('state', '<>', 'cancelled')
    .groupBy('order_id')
    .as('refunded')
}

/** By parcel: what its store bears of the goods; the shipping that its rider was paid is in none of its figures. */
function refundedOfStore(db: Db, vendorId: number) {
  return db
    .selectFrom('refund_costs')
    .innerJoin('refunds', 'refunds.id', 'refund_costs.refund_id')
    .innerJoin('parcels', 'parcels.id', 'refund_costs.parcel_id')
    .innerJoin('vendors', 'vendors.id', 'parcels.vendor_id')
    .select('parcels.id as of')
    .select(
      sql<number>`sum(refund_costs.store_poisha
        - case when coalesce(collects_for, 'store') = 'store' and not is_house then refunds.shipping_poisha else 0 end)::bigint`.as(
        'poisha',
      ),
    )
    .where('refunds.vendor_id', '=', vendorId)
    .groupBy('parcels.id')
    .as('refunded')
}

/** Of a line, those that were bought and not given back, at the door or later. */
export function piecesSold() {
  return sql<number>`quantity - coalesce((
      select sum(line_outcomes.quantity) from line_outcomes where line_id = order_lines.id and outcome <> 'kept'
    ), 0) - coalesce((
      select sum(refund_lines.quantity) from refund_lines join refunds on refunds.id = refund_id
      where line_id = order_lines.id and state <> 'cancelled'
    ), 0)`
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
