import { sql } from 'kysely'
import type { Company, CourierStatus } from '../../src/contract/values/couriers.ts'
import type { Stage } from '../../src/contract/values/stages.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

export async function orderPlacedAt(db: Db, moment: Date): Promise<number | undefined> {
  const found = db.selectFrom('orders').select('id').where('created_at', '=', moment).orderBy('id').limit(1)
  return (await found.executeTakeFirst())?.id
}

/** What a store sends of an order that was placed then. */
export async function parcelPlacedAt(db: Db, moment: Date, vendorId: number) {
  return await db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select((of) => ['parcels.id', 'order_id as orderId', of.ref('stage').$castTo<Stage>().as('stage')])
    .where('created_at', '=', moment)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
}

export async function lastConsignment(db: Db, parcelId: number) {
  return await db
    .selectFrom('consignments')
    .select(['id', 'number', 'cash_poisha as cashPoisha'])
    .where('parcel_id', '=', parcelId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export async function linesOfParcel(db: Db, parcelId: number) {
  return await db
    .selectFrom('order_lines')
    .select(['id as lineId', 'price_poisha as pricePoisha', 'quantity'])
    .where('parcel_id', '=', parcelId)
    .orderBy('id')
    .execute()
}

export interface Unsettled {
  number: string
  invoice: string
  word: CourierStatus
  cashPoisha: number
  collectedPoisha: number | null
}

/** Consignments of a company that came to their end by then, and of which it has told no payment yet; the oldest first. */
export async function unsettled(db: Db, company: Company, endedBefore: Date): Promise<Unsettled[]> {
  return await db
    .selectFrom('consignments')
    .innerJoin('courier_accounts', 'courier_accounts.id', 'account_id')
    .select((of) => [
      ...(['number', 'invoice', 'consignments.collected_poisha as collectedPoisha'] as const),
      of.ref('word').$castTo<CourierStatus>().as('word'),
      of.fn.coalesce('cash_poisha', sql.lit(0)).as('cashPoisha'),
    ])
    .where('company', '=', company)
    .where('courier_accounts.vendor_id', 'is', null)
    .where('courier_accounts.environment', '=', 'pretend')
    .where('word', 'in', ['delivered', 'partly_delivered', 'returned'])
    .where('created_at', '<', endedBefore)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('settlement_rows')
            .select('settlement_rows.id')
            .whereRef('settlement_rows.consignment_id', '=', 'consignments.id'),
        ),
      ),
    )
    .where((of) =>
      of.exists(
        of
          .selectFrom('courier_words')
          .select('courier_words.id')
          .whereRef('consignment_id', '=', 'consignments.id')
          .where('counted', '=', true)
          .whereRef('courier_words.word', '=', 'consignments.word')
          .where('happened_at', '<', endedBefore),
      ),
    )
    .orderBy('consignments.id')
    .execute()
}
