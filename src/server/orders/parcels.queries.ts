import { sql } from 'kysely'
import type { CollectsFor } from '#contract/values/stages'
import type { Db } from '../platform/database/db.ts'

/** Whose order a parcel belongs to; undefined where the asker may not see it. */
export async function orderIdOfParcel(db: Db, parcelId: number): Promise<number | undefined> {
  const parcel = await db
    .selectFrom('parcels')
    .select('order_id as orderId')
    .where('id', '=', parcelId)
    .executeTakeFirst()
  return parcel?.orderId
}

export async function storeAndOrderOf(db: Db, parcelId: number) {
  return await db
    .selectFrom('parcels')
    .select(['vendor_id as vendorId', 'order_id as orderId'])
    .select(sql<boolean>`exists (select from vendors where vendors.id = vendor_id and is_house)`.as('isHouse'))
    .where('id', '=', parcelId)
    .executeTakeFirst()
}

/** Who has its cash; null unless it has left, and where it was delivered before there was a ledger. */
export async function collectsForOf(db: Db, parcelId: number): Promise<CollectsFor | null> {
  const found = db.selectFrom('parcels').select('collects_for as collectsFor').where('id', '=', parcelId)
  return (await found.executeTakeFirst())?.collectsFor ?? null
}

/** When the store had back what was not kept; once. */
export async function markReceivedBack(tx: Db, parcelId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parcels')
    .set({ received_back_at: sql<Date>`now()` })
    .where('id', '=', parcelId)
    .where('received_back_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function hasReceivedBack(db: Db, parcelId: number): Promise<boolean> {
  const parcel = await db.selectFrom('parcels').select('received_back_at').where('id', '=', parcelId).executeTakeFirst()
  return parcel?.received_back_at != null
}

export async function orderIdsOfParcels(db: Db, parcelIds: number[]): Promise<number[]> {
  if (parcelIds.length === 0) return []
  const rows = await db
    .selectFrom('parcels')
    .select('order_id as orderId')
    .where('id', 'in', parcelIds)
    .distinct()
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** How often the parcels of each order have moved; nothing of those that have not. */
export async function movesCountOf(db: Db, orderIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('parcels')
    .innerJoin('parcel_moves', 'parcel_moves.parcel_id', 'parcels.id')
    .select(['parcels.order_id as orderId', sql<number>`count(*)::int`.as('moves')])
    .where('parcels.order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .groupBy('parcels.order_id')
    .execute()
  return new Map(rows.map(({ orderId, moves }) => [orderId, moves]))
}

/** Who packs it may say from now on what was kept; false where it may already, or no more. */
export async function markPartlyReported(tx: Db, parcelId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parcels')
    .set({ told_in_part: true })
    .where('id', '=', parcelId)
    .where('status', '=', 'Pending')
    .where('told_in_part', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
