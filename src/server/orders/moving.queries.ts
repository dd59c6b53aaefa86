import { sql } from 'kysely'
import type { Size } from '#contract/garment'
import type { OrderStatus } from '#contract/orders'
import type { Pieces } from '../catalog/stock.queries.ts'
import type { Db } from '../platform/db.ts'

export interface ParcelRecord {
  id: number
  vendorId: number
  status: OrderStatus
}

/** Makes the moves of one order wait for each other, so that its status can follow from its parcels. */
export async function lockOrder(tx: Db, orderId: number): Promise<{ id: number; customerId: number } | undefined> {
  return await tx
    .selectFrom('orders')
    .select(['id', 'customer_id as customerId'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function parcelsOfOrder(db: Db, orderId: number): Promise<ParcelRecord[]> {
  return await db
    .selectFrom('parcels')
    .select(['id', 'vendor_id as vendorId', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** The statuses of all parcels of an order, also of those that a vendor knows nothing else of. */
export async function statusesIn(db: Db, orderId: number): Promise<{ status: OrderStatus }[]> {
  return await db.selectFrom('parcel_states').select('status').where('order_id', '=', orderId).execute()
}

/** Moves the parcels that are still open; each that moved comes back. */
export async function moveParcels(
  tx: Db,
  parcelIds: number[],
  { status, movedBy }: { status: OrderStatus; movedBy: number },
): Promise<{ id: number }[]> {
  return await tx
    .updateTable('parcels')
    .set({ status, moved_at: sql`now()`, moved_by: movedBy })
    .where('id', 'in', parcelIds)
    .where('status', '=', 'Pending')
    .returning('id')
    .execute()
}

export async function updateStatus(tx: Db, orderId: number, status: OrderStatus): Promise<void> {
  await tx.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
}

/** What parcels took out of the counted stock. */
export async function piecesTaken(db: Db, parcelIds: number[]): Promise<Pieces[]> {
  return await db
    .selectFrom('order_lines')
    .select((of) => ['product_id as productId', of.ref('size').$castTo<Size>().as('size'), 'quantity'])
    .where('parcel_id', 'in', parcelIds)
    .where('stock_taken', '=', true)
    .execute()
}
