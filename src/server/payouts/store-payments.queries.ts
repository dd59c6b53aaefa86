import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database/db.ts'

/** So many, so that a mistake is found; moments as JSON writes them. */
const NEWEST = 10

export type PaymentRecord = InferResult<ReturnType<typeof newest>>[number]

/** What a store paid lately, newest first. */
export async function newestPayments(db: Db, vendorId: number): Promise<PaymentRecord[]> {
  return (await db.selectNoFrom(jsonArrayFrom(newest(db, vendorId)).as('rows')).executeTakeFirstOrThrow()).rows
}

function newest(db: Db, vendorId: number) {
  return db
    .selectFrom('store_payments')
    .select(['id', 'amount_poisha as amountPoisha', 'way', 'reference', 'taken_back_because as takenBackBecause'])
    .select([sql<string>`recorded_at`.as('recordedAt'), sql<string | null>`taken_back_at`.as('takenBackAt')])
    .where('vendor_id', '=', vendorId)
    .orderBy('id', 'desc')
    .limit(NEWEST)
}

/** Whose it is. Undefined: there is none. */
export async function storeOfPayment(tx: Db, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('store_payments')
    .select('vendor_id as vendorId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.vendorId
}

/** One that was taken back, and why. */
export async function paymentTakenBack(db: Db, id: number) {
  return await db
    .selectFrom('store_payments')
    .select(['amount_poisha as amountPoisha', 'way', 'reference', 'taken_back_because as because'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Undefined where it was taken back already. */
export async function markTakenBack(
  tx: Db,
  id: number,
  { takenBackBy, because }: { takenBackBy: number; because: string },
) {
  return await tx
    .updateTable('store_payments')
    .set({ taken_back_at: sql<Date>`now()`, taken_back_by: takenBackBy, taken_back_because: because })
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .returning(['amount_poisha as amountPoisha', 'way', 'reference'])
    .executeTakeFirst()
}
