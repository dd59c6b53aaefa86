import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

export type PaymentRecord = Awaited<ReturnType<typeof paymentsPage>>['rows'][number]

/** What a store paid, newest first from the id `before` on; moments as JSON writes them. */
export async function paymentsPage(
  db: Db,
  vendorId: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const all = db.selectFrom('store_payments').where('vendor_id', '=', vendorId)
  const rows = all
    .select(['id', 'amount_poisha as amountPoisha', 'way', 'reference', 'taken_back_because as takenBackBecause'])
    .select([sql<string>`recorded_at`.as('recordedAt'), sql<string | null>`taken_back_at`.as('takenBackAt')])
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, all)
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
