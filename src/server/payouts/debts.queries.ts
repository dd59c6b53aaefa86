import { sql } from 'kysely'
import { BALANCE_ACCOUNTS } from '../ledger/journal.ts'
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

/**
 * The last one that ended since this payment goes on as it began, unless the store was within the limit since, also without its payments
 * that were taken back. Beside one that began since, it stays ended.
 */
export async function reopenDebt(
  tx: Db,
  vendorId: number,
  { paymentId, limitPoisha }: { paymentId: number; limitPoisha: number },
): Promise<void> {
  const ofBalance = sql.join(BALANCE_ACCOUNTS.map((kind) => sql.lit(kind)))
  await sql`
    with moved as (
      select written_at, sum(amount_poisha) as poisha
      from ledger_accounts
      join ledger_entries on account_id = ledger_accounts.id
      join ledger_journals on ledger_journals.id = journal_id
      where ledger_accounts.kind in (${ofBalance}) and owner = ${String(vendorId)} and not exists (
        select from store_payments
        where vendor_id = ${vendorId} and taken_back_at is not null and 'payment:' || store_payments.id = subject)
      group by written_at
    ), owed as (
      select sum(poisha) over (order by written_at) as poisha, lead(written_at) over (order by written_at) as until from moved
    ), last_ended as (
      select id, ended_at from store_debts
      where vendor_id = ${vendorId} and ended_at >= (select recorded_at from store_payments where id = ${paymentId})
      order by ended_at desc limit 1
    )
    update store_debts set ended_at = null from last_ended
    where store_debts.id = last_ended.id
      and not exists (select from store_debts as open where open.vendor_id = ${vendorId} and open.ended_at is null)
      and not exists (
        select from owed where poisha <= ${limitPoisha} and coalesce(until, 'infinity') > last_ended.ended_at)`.execute(
    tx,
  )
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
      vendor_id: made.vendorId,
      amount_poisha: made.amountPoisha,
      way: made.way,
      reference: made.reference,
      recorded_by: made.recordedBy,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
