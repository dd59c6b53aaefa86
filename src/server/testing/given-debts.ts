import { sql } from 'kysely'
import { recordPayment } from '../payouts/change-debt.ts'
import { judgeDebts } from '../payouts/judge-debts.ts'
import { givenOwed } from '../payouts/testing/store-books.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { givenClosed } from './given-payouts.ts'

interface Has {
  db: Db
}

/** Taka. */
export const DEBT_LIMIT = 500

/** A store owes the shop 10,000 taka more, beyond the limit of the settings, and was told so many days ago. */
export async function givenDebt({ db }: Has, vendorId: number, daysAgo = 0): Promise<void> {
  await sql`update settings set overrides = overrides || ${JSON.stringify({ storeDebtLimit: DEBT_LIMIT })}::jsonb`.execute(
    db,
  )
  await givenOwed(db, vendorId, 1_000_000)
  await givenClosed({ db }, vendorId, DEBT_LIMIT)
  await sql`update store_debts set told_at = now() - make_interval(days => ${daysAgo}::int)
    where vendor_id = ${vendorId} and ended_at is null`.execute(db)
}

/** A store in debt paid 1,000 taka of it, as an admin recorded. */
export async function givenStorePayment({ db }: Has, vendorId: number, adminId: number): Promise<number> {
  await givenDebt({ db }, vendorId)
  const actor: Actor = { id: adminId, role: 'Admin', vendor: null }
  payments += 1
  await recordPayment(db, actor, vendorId, { amount: 1_000, way: 'cash', reference: `Receipt ${payments}` })
  const ofStore = db.selectFrom('store_payments').select('id').where('vendor_id', '=', vendorId)
  return (await ofStore.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
}

let payments = 0

/** A store whose debt was told eight days ago takes no orders from here on. */
export async function givenPaused(has: Has, vendorId: number): Promise<void> {
  await givenDebt(has, vendorId, 8)
  await judgeDebts(has.db, new AbortController().signal)
}
