import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { today } from '../platform/database/dhaka-days.queries.ts'
import { writeOrdersPaused } from '../vendors/vendors.queries.ts'

/** A debt beyond the limit, from the statement that told it on. */
export interface Debt {
  id: number
  statementId: number
  toldAt: Date
  /** Once so many days have gone by since. */
  pausesAt: Date
  isDue: boolean
  isPaused: boolean
  /** The last day on which an admin lets orders in all the same. */
  liftedUntil: string | null
  isLifted: boolean
}

/** The one that has not ended. Undefined: none. */
export async function debtOf(db: Db, vendorId: number, days: number): Promise<Debt | undefined> {
  const pausesAt = sql<Date>`told_at + make_interval(days => ${days}::int)`
  return await db
    .selectFrom('store_debts')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['store_debts.id', 'statement_id as statementId', 'told_at as toldAt', 'orders_paused as isPaused'])
    .select([pausesAt.as('pausesAt'), sql<boolean>`${pausesAt} <= now()`.as('isDue')])
    .select(sql<string | null>`lifted_until::text`.as('liftedUntil'))
    .select(sql<boolean>`coalesce(lifted_until >= ${today}, false)`.as('isLifted'))
    .where('vendor_id', '=', vendorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Of one that has another already, that goes on. */
export async function beginDebt(tx: Db, vendorId: number, statementId: number): Promise<void> {
  await tx
    .insertInto('store_debts')
    .values({ vendor_id: vendorId, statement_id: statementId })
    .onConflict((open) => open.doNothing())
    .execute()
}

export async function storesInDebt(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('store_debts')
    .select('vendor_id as vendorId')
    .where('ended_at', 'is', null)
    .orderBy('vendor_id')
    .execute()
  return rows.map(({ vendorId }) => vendorId)
}

export async function endDebt(tx: Db, id: number): Promise<void> {
  await tx.updateTable('store_debts').set({ ended_at: sql<Date>`now()` }).where('id', '=', id).execute()
}

/** The one that this payment ended goes on as it began. Beside one that began since, it stays ended. */
export async function reopenDebt(tx: Db, vendorId: number, paymentId: number): Promise<void> {
  await tx
    .updateTable('store_debts')
    .set({ ended_at: null })
    .where('vendor_id', '=', vendorId)
    // Both are written in one transaction, which began then.
    .where('ended_at', '=', (ended) =>
      ended.selectFrom('store_payments').select('recorded_at').where('store_payments.id', '=', paymentId),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('store_debts as open')
            .select('open.id')
            .where('open.vendor_id', '=', vendorId)
            .where('open.ended_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** Null: no longer. */
export async function liftUntil(tx: Db, debtId: number, day: string | null): Promise<void> {
  await tx.updateTable('store_debts').set({ lifted_until: day }).where('id', '=', debtId).execute()
}

export async function pauseOrders(tx: Db, vendorId: number, debtId: number): Promise<void> {
  await tx.updateTable('store_debts').set({ paused_at: sql<Date>`now()` }).where('id', '=', debtId).execute()
  await writeOrdersPaused(tx, vendorId, true)
}

export async function resumeOrders(tx: Db, vendorId: number): Promise<void> {
  await writeOrdersPaused(tx, vendorId, false)
}

interface NewPayment {
  vendorId: number
  amountPoisha: number
  way: 'bank' | 'bkash' | 'cash'
  reference: string
  recordedBy: number
}

/** Undefined where it is recorded already. */
export async function insertPayment(tx: Db, made: NewPayment): Promise<number | undefined> {
  const row = await tx
    .insertInto('store_payments')
    .values({
      ...{ vendor_id: made.vendorId, amount_poisha: made.amountPoisha, way: made.way },
      ...{ reference: made.reference, recorded_by: made.recordedBy },
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
