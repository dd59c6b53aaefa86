import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PayoutMethod, PayoutState, PayoutStop } from '#contract/values/payouts'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

/** Moments as JSON writes them. */
export type PayoutRecord = InferResult<ReturnType<typeof asRecords>>[number]

/** Newest first from the id `before` on; of one store, or of all. */
export async function payoutsPage(
  db: Db,
  { vendorId, state }: { vendorId: number | undefined; state: PayoutState | undefined },
  { before, limit }: { before: number | undefined; limit: number },
) {
  const found = db
    .selectFrom('payouts')
    .$if(vendorId !== undefined, (some) => some.where('payouts.vendor_id', '=', vendorId ?? 0))
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'paid'))
  const rows = asRecords(db)
    .$if(vendorId !== undefined, (some) => some.where('payouts.vendor_id', '=', vendorId ?? 0))
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'paid'))
    .$if(before !== undefined, (some) => some.where('payouts.id', '<', before ?? 0))
    .orderBy('payouts.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

export async function payoutOf(db: Db, id: number): Promise<PayoutRecord | undefined> {
  const one = asRecords(db).where('payouts.id', '=', id)
  return (await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()).rows[0]
}

/** Of what is not paid yet: its store’s account is another by now, or another waits; or the shop owes the store less, say after a refund. */
export const STOPPED_BY = sql<PayoutStop | null>`(case
  when payouts.state not in ('prepared', 'approved') then null
  when account_id is distinct from (
    select id from payout_accounts where payout_accounts.vendor_id = payouts.vendor_id and payout_accounts.state = 'approved'
  ) or account_id is not null and exists (
    select from payout_accounts where payout_accounts.vendor_id = payouts.vendor_id and payout_accounts.state = 'handed_in'
  ) then 'account'
  when amount_poisha > (
    select coalesce(-sum(balance_poisha), 0) from ledger_accounts
    where ledger_accounts.kind in ('vendor_owes', 'vendor_payable') and owner = payouts.vendor_id::text
  ) then 'balance'
end)`

/** Its money came back after its store’s newest statement was closed: none tells of it yet. */
export const CAME_BACK_SINCE = sql<boolean>`(payouts.state = 'failed' and payouts.paid_at is not null and payouts.failed_at > (
  select max(closed_at) from statements as any_of where any_of.vendor_id = payouts.vendor_id
))`

function asRecords(db: Db) {
  return db
    .selectFrom('payouts')
    .innerJoin('vendors', 'vendors.id', 'payouts.vendor_id')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .select(['payouts.id', 'payouts.vendor_id as vendorId', 'store_name as storeName', 'statement_id as statementId'])
    .select(['statements.number as statementNumber', 'amount_poisha as amountPoisha', 'way', 'pay_to as payTo'])
    .select(['state', STOPPED_BY.as('stoppedBy'), 'reference', 'failed_because as failedBecause'])
    .select('file_id as fileId')
    .select([sql<string>`prepared_at`.as('preparedAt'), sql<string | null>`approved_at`.as('approvedAt')])
    .select([sql<string | null>`paid_at`.as('paidAt'), sql<string | null>`failed_at`.as('failedAt')])
}

export interface NewPayout {
  vendorId: number
  statementId: number
  amountPoisha: number
  way: PayoutMethod
  payTo: string
  accountId: number | null
  preparedBy: number
}

/** Undefined where the statement has one, or the store has another under way. */
export async function insertPayout(tx: Db, made: NewPayout): Promise<number | undefined> {
  const row = await tx
    .insertInto('payouts')
    .values({
      vendor_id: made.vendorId,
      statement_id: made.statementId,
      amount_poisha: made.amountPoisha,
      way: made.way,
      pay_to: made.payTo,
      account_id: made.accountId,
      prepared_by: made.preparedBy,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface HeldPayout {
  vendorId: number
  storeName: string
  amountPoisha: number
  way: PayoutMethod
  state: PayoutState
  preparedBy: number
  accountId: number | null
}

/** Held to the end of the transaction: two admins at once do one thing. */
export async function holdPayout(tx: Db, id: number): Promise<HeldPayout | undefined> {
  return await tx
    .selectFrom('payouts')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['vendor_id as vendorId', 'store_name as storeName', 'amount_poisha as amountPoisha'])
    .select(['state', 'way', 'prepared_by as preparedBy', 'account_id as accountId'])
    .where('payouts.id', '=', id)
    .forNoKeyUpdate('payouts')
    .executeTakeFirst()
}

export async function markApproved(tx: Db, id: number, approvedBy: number): Promise<void> {
  const approved = { state: 'approved', approved_by: approvedBy, approved_at: sql<Date>`now()` } as const
  await tx.updateTable('payouts').set(approved).where('id', '=', id).execute()
}

export async function markPaid(tx: Db, id: number, paidBy: number, reference: string): Promise<void> {
  const paid = { state: 'paid', paid_by: paidBy, paid_at: sql<Date>`now()`, reference } as const
  await tx.updateTable('payouts').set(paid).where('id', '=', id).execute()
}

/** Whether another payout was paid by this number of a bank or a wallet; held by `isRefundReference`. */
export async function isPayoutReference(tx: Db, way: PayoutMethod, reference: string): Promise<boolean> {
  if (way === 'cash') return false
  const paid = tx.selectFrom('payouts').select('id').where('state', '=', 'paid').where('way', '=', way)
  return (await paid.where('reference', '=', reference).executeTakeFirst()) !== undefined
}

export async function markFailed(tx: Db, id: number, failedBy: number, reason: string): Promise<void> {
  const failed = { state: 'failed', failed_by: failedBy, failed_at: sql<Date>`now()`, failed_because: reason } as const
  await tx.updateTable('payouts').set(failed).where('id', '=', id).execute()
}
