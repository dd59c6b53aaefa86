import type { PayoutState } from '#contract/values/payouts'
import { closeStatement } from '../payouts/close-statements.ts'
import { lastStatementOf } from '../payouts/closing.queries.ts'
import { insertPayoutFile, putIntoFile } from '../payouts/payout-files.queries.ts'
import { dayAfter } from '../payouts/periods.ts'
import { givenSettled } from '../payouts/testing/store-books.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { endWaiting, standingOf } from '../store-documents/accounts.queries.ts'
import { payToOf } from '../store-documents/pay-to.ts'
import { givenAccount } from './given-documents.ts'

interface Has {
  db: Db
}

/** What moved since the last one, and a sale of 1,380 taka, as a store’s next statement; answers its id. */
export async function givenStatement({ db }: Has, vendorId: number): Promise<number> {
  await givenSettled(db, vendorId, 138_000)
  return await givenClosed({ db }, vendorId)
}

/** The next day, a statement of what moved. A debt beyond the limit, in taka, is told; 0 is no limit. */
export async function givenClosed({ db }: Has, vendorId: number, debtLimit = 0): Promise<number> {
  const last = await lastStatementOf(db, vendorId)
  const lastDay = last ? dayAfter(last.lastDay) : await todayInDhaka(db)
  await transact(db, (tx) => closeStatement(tx, vendorId, lastDay, debtLimit))
  const newest = db.selectFrom('statements').select('id').where('vendor_id', '=', vendorId).orderBy('id', 'desc')
  return (await newest.executeTakeFirstOrThrow()).id
}

/** Of a new statement, 1,380 taka to the store’s account, a new one where none is payable; what else was under way for it has failed. */
export async function givenPayout(
  { db }: Has,
  vendorId: number,
  adminId: number,
  state: Exclude<PayoutState, 'paid'> = 'prepared',
): Promise<number> {
  const statementId = await givenStatement({ db }, vendorId)
  const failed = {
    state: 'failed',
    failed_by: adminId,
    failed_at: new Date(),
    failed_because: 'No such account',
  } as const
  await db
    .updateTable('payouts')
    .set(failed)
    .where('vendor_id', '=', vendorId)
    .where('state', 'in', ['prepared', 'approved'])
    .execute()
  const account = await payableAccount(db, vendorId)
  const { id } = await db
    .insertInto('payouts')
    .values({
      ...{ vendor_id: vendorId, statement_id: statementId, amount_poisha: 138_000 },
      ...{ way: account.way, pay_to: payToOf(account), account_id: account.id },
      ...{ prepared_by: adminId, state, ...(state === 'failed' && failed) },
      ...(state === 'approved' && { approved_by: adminId, approved_at: new Date() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Where nothing is held: what waited is taken back. */
async function payableAccount(db: Db, vendorId: number) {
  const { approved, isOtherWaiting } = await standingOf(db, vendorId)
  if (approved && !approved.isHeld && !isOtherWaiting) return approved
  await endWaiting(db, vendorId, 'withdrawn')
  await givenAccount({ db }, vendorId)
  const made = (await standingOf(db, vendorId)).approved
  if (!made) throw new Error('What was inserted is there.')
  return made
}

/** With an approved payout in it. */
export async function givenPayoutFile({ db }: Has, vendorId: number, adminId: number): Promise<number> {
  await givenPayout({ db }, vendorId, adminId, 'approved')
  return await transact(db, async (tx) => {
    const id = await insertPayoutFile(tx, 'bank', adminId)
    await putIntoFile(tx, { id, way: 'bank' })
    return id
  })
}
