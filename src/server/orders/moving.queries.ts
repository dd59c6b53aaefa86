import { sql } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import type { Pieces } from '../products/stock.queries.ts'
import type { ParcelState } from './collecting.ts'

export interface ParcelRecord {
  id: number
  vendorId: number
  status: OrderStatus
}

/** What decides a move; fixed while the order is locked. */
export interface HeldOrder {
  customerId: number
  /** The order’s shipping, with the adjustments that come with it. */
  deliveryPoisha: number
}

interface Change {
  status: OrderStatus
  /** Of a cancellation; '' for none. */
  reason: string
  movedBy: number
  /** Which parcel brings how much of the order’s shipping and of what comes with it, should it be completed now. */
  bringerId: number | undefined
  deliveryPoisha: number
}

/** Serialises moves of an order: its status follows from its parcels. */
export async function lockOrder(tx: Db, orderId: number): Promise<HeldOrder | undefined> {
  return await tx
    .selectFrom('orders')
    .select([
      'customer_id as customerId',
      sql<number>`shipping_poisha + (
        select coalesce(sum(poisha), 0)::bigint from order_adjustments where order_id = orders.id and parcel_id is null
      )`.as('deliveryPoisha'),
    ])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function parcelsOfOrder(db: Db, orderId: number): Promise<(ParcelRecord & { costPoisha: number })[]> {
  return await db
    .selectFrom('parcels')
    .select(['id', 'vendor_id as vendorId', 'status', sql<number>`items_poisha + adjustments_poisha`.as('costPoisha')])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** The open ones, as moved; completed ones keep what they collect for good. */
export async function moveParcels(
  tx: Db,
  parcelIds: number[],
  { status, reason, movedBy, bringerId, deliveryPoisha }: Change,
): Promise<ParcelState[]> {
  const brought = sql<number>`case when id = ${bringerId ?? null} then ${deliveryPoisha}::int else 0 end`
  return await tx
    .updateTable('parcels')
    .set({
      ...{ status, moved_at: sql`now()`, moved_by: movedBy },
      cancel_reason: status === 'Cancelled' ? reason : '',
      shipping_poisha: status === 'Completed' ? brought : null,
    })
    .where('id', 'in', parcelIds)
    .where('status', '=', 'Pending')
    .returning(['id', 'status', 'shipping_poisha as shippingPoisha'])
    .execute()
}

/** `lostPoisha`: what the order brings no more, cancelled parcels and the shipping that nothing is left to bring. */
export async function updateOrder(
  tx: Db,
  orderId: number,
  { status, lostPoisha }: { status: OrderStatus; lostPoisha: number },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set((order) => ({ status, due_poisha: order('due_poisha', '-', lostPoisha) }))
    .where('id', '=', orderId)
    .execute()
}

export async function piecesTaken(db: Db, parcelIds: number[]): Promise<Pieces[]> {
  return await db
    .selectFrom('order_lines')
    .select((of) => ['product_id as productId', of.ref('size').$castTo<Size>().as('size'), 'quantity'])
    .where('parcel_id', 'in', parcelIds)
    .where('stock_taken', '=', true)
    .execute()
}
